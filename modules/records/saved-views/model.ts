import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { isViewQuery, listKinds, longestName, longestQuery, viewQueryOf } from "./rules";

/** A list as somebody likes to see it: filters, order, columns and layout, all as its address has them. */
export const View = z.object({
  id: z.uuid(),
  kind: z.enum(listKinds),
  name: z.string(),
  /** Without the question mark. */
  query: z.string(),
  isShared: z.boolean(),
  /** What the list of whoever asks opens with. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string(),
  version: z.number().int(),
});
export type View = z.infer<typeof View>;

export const ViewQuery = z.object({ kind: z.enum(listKinds) });

const name = singleLine(required).min(1, "A view needs a name.").max(longestName);
const query = z
  .string()
  .max(longestQuery)
  .refine(isViewQuery, { message: "A view saves filters and layout, not a single record." })
  .transform(viewQueryOf);

export const NewView = z.object({
  kind: z.enum(listKinds),
  name,
  query,
  isShared: z.boolean().default(false),
});
export type NewView = z.infer<typeof NewView>;

export const ViewChanges = z
  .object({
    version: z.number().int(),
    name: name.optional(),
    query: query.optional(),
    isShared: z.boolean().optional(),
  })
  .strict();
export type ViewChanges = z.infer<typeof ViewChanges>;
