import { purgeLogos } from "./logos";

/** What is done for the look of the agency once a day. */
export const brandingTasks = [
  {
    name: "branding.forget",
    does: "Deletes logos replaced more than 30 days ago",
    run: purgeLogos,
  },
];
