import { purge } from "./retention";

/** What is done for communications once a day. */
export const communicationTasks = [
  {
    name: "communications.purge",
    does: "Lets go of communications deleted 30 days ago, and of mail that nobody filed for 90",
    run: purge,
  },
];
