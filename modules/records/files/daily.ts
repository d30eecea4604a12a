import { purge } from "./editing";
import { clearStrays } from "./storage/strays";

/** What is done for files once a day. */
export const fileTasks = [
  {
    name: "files.purge",
    does: "Deletes files removed more than 30 days ago",
    run: purge,
  },
  {
    name: "files.strays",
    does: "Puts away what interrupted uploads left behind, and deletes it a week later",
    run: clearStrays,
  },
];
