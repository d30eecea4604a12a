import { z } from "zod";
import { candidatesChanged } from "@/modules/crm/candidates";
import { clientsChanged } from "@/modules/crm/clients";
import { type MergeKind, mergeKinds } from "./rules";

/** Two records were merged, or a merge was undone: whatever shows either of them reloads. */
export const RecordsMerged = z.object({
  type: z.literal("records_merged"),
  data: z.object({ kind: z.enum(mergeKinds), ids: z.array(z.uuid()) }),
});

const recordsMerged = (kind: MergeKind, ids: string[]): z.infer<typeof RecordsMerged> => ({
  type: "records_merged",
  data: { kind, ids },
});

/** Whoever counts or shows records of the kind looks again as well. */
export const newsOf = (kind: MergeKind, ids: string[]) => [
  kind === "candidate" ? candidatesChanged(ids) : clientsChanged(ids),
  recordsMerged(kind, ids),
];
