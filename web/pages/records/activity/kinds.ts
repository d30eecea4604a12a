import type { TimelineType } from "@/modules/records/timeline/rules";

/** Who or what deployments and interviews are of. */
export const deployedKinds = ["candidate", "client", "project"] as const;

/** What has a list of its own in the stream, by the name its address had when it was a part of the record. */
export const ownLists = {
  notes: "note",
  tasks: "task",
  messages: "communication",
  interviews: "interview",
} as const satisfies Record<string, TimelineType>;

export const activityNames = ["timeline", ...Object.keys(ownLists)];
