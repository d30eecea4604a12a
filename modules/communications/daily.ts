import { purge } from "./care";

/** What is done for communications once a day. */
export const communicationTasks = [
  {
    name: "communications.purge",
    does: "Lets go of communications that were deleted more than 30 days ago",
    run: purge,
  },
];
