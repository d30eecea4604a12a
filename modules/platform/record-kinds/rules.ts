/** The kinds of records that notes, tasks, tags, files and documents can be attached to. */
export const recordKinds = ["candidate", "client", "project", "deployment", "job"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Where a record is opened, at one of its tabs. */
export const recordPath = (kind: RecordKind, id: string, tab?: "notes" | "tasks" | "files") =>
  `/${kind}s/${id}${tab ? `?tab=${tab}` : ""}`;

/** The same as a place that has no name but the record's. */
export const onRecord = (
  kind: RecordKind,
  recordId: string,
  tab?: "notes" | "tasks" | "files",
) => ({
  kind,
  recordId,
  label: null,
  path: recordPath(kind, recordId, tab),
});
