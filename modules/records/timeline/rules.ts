import type { RecordKind } from "@/modules/records/core/rules";

/** What a timeline tells of; a later module adds its word here. */
export const timelineTypes = [
  "change",
  "note",
  "task",
  "application",
  "deployment",
  "interview",
  "communication",
  "file",
] as const;
export type TimelineType = (typeof timelineTypes)[number];

const onAll = ["change", "note", "task", "file"] as const;
const onSome: Record<RecordKind, readonly TimelineType[]> = {
  candidate: ["application", "deployment", "interview", "communication"],
  client: ["deployment", "interview", "communication"],
  project: ["deployment", "interview", "communication"],
  deployment: ["communication"],
  job: ["application", "interview"],
};

/** What may have happened to a kind of record at all. */
export const typesOf = (kind: RecordKind): TimelineType[] =>
  timelineTypes.filter((type) => [...onAll, ...onSome[kind]].includes(type));

export const pageLength = 50;
export const longestPage = 100;
