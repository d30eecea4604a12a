import { z } from "zod";
import { tagKinds } from "./model";
import type { TagKind } from "./rules";

/** Records got a tag or lost one. */
export const TagsChanged = z.object({
  type: z.literal("tags_changed"),
  data: z.object({ kind: z.enum(tagKinds), ids: z.array(z.uuid()) }),
});

export const tagsChanged = (kind: TagKind, ids: string[]): z.infer<typeof TagsChanged> => ({
  type: "tags_changed",
  data: { kind, ids },
});
