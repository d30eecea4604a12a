import type { RecordKind } from "@/modules/records/core/rules";

/** Kinds of records that one colleague looks after; a job has its assignments, a project its team. */
export const ownedKinds = ["candidate", "client", "deployment"] as const satisfies RecordKind[];
export type OwnedKind = (typeof ownedKinds)[number];

export const isOwned = (kind: RecordKind): kind is OwnedKind =>
  ownedKinds.some((one) => one === kind);
