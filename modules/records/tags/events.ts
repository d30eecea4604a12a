import { z } from "zod";
import { type RecordKind, recordKinds } from "@/modules/records/core/rules";

/** Records got a tag or lost one. */
export const TagsChanged = z.object({
  type: z.literal("tags_changed"),
  data: z.object({ kind: z.enum(recordKinds), ids: z.array(z.uuid()) }),
});

export const tagsChanged = (kind: RecordKind, ids: string[]): z.infer<typeof TagsChanged> => ({
  type: "tags_changed",
  data: { kind, ids },
});
