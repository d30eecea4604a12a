import { purge } from "./care";

/** What is done for files once a day. */
export const fileTasks = [
  {
    name: "files.purge",
    does: "Deletes files removed more than 30 days ago",
    run: purge,
  },
];
