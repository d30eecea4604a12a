/** The kinds of records that notes, tasks, tags, files and documents can be attached to. */
export const recordKinds = ["candidate", "client", "project", "deployment", "job"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What changed, field by field: as it was and as it is. */
export type Changes = Record<string, [was: string | null, is: string | null]>;
