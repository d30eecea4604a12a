import { purge } from "./pictures";

/** What is done for profiles once a day. */
export const profileTasks = [
  {
    name: "profile.pictures",
    does: "Lets go of pictures of users that were taken off more than a day ago",
    run: purge,
  },
];
