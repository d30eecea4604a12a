import { z } from "zod";
import { mergeKinds } from "./rules";

/** Two records became one, or two again: whatever is shown of either is looked at again. */
export const RecordsMerged = z.object({
  type: z.literal("records_merged"),
  data: z.object({ kind: z.enum(mergeKinds), ids: z.array(z.uuid()) }),
});

export const recordsMerged = (
  kind: (typeof mergeKinds)[number],
  ids: string[],
): z.infer<typeof RecordsMerged> => ({ type: "records_merged", data: { kind, ids } });
