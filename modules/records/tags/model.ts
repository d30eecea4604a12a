import { recordKinds } from "@/modules/records/core/rules";
import { z } from "zod";
import { longestTag, normalTag, recordsAtOnce, type TagKind, tagsAtOnce } from "./rules";

export const tagKinds = [...recordKinds, "contact"] as const satisfies TagKind[];

/** A comma stands between two tags of an address, so none may be within one. */
export const Tag = z
  .string()
  .transform(normalTag)
  .pipe(
    z
      .string()
      .min(1, "Required")
      .max(longestTag)
      .regex(/^[^,]+$/, { message: "A tag can't contain a comma." }),
  );

/** Several words of an address, with commas between. */
const several = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.split(","));

/** The tags that a list is narrowed by, as its address writes them; all of them are asked for. */
export const TagFilter = several(400)
  .transform((words) => words.filter((tag) => tag.trim() !== ""))
  .pipe(z.array(Tag).max(tagsAtOnce))
  .optional();

export const TagQuery = z.object({ kind: z.enum(tagKinds) });

export const TagCount = z.object({ tag: z.string(), count: z.number().int() });
export type TagCount = z.infer<typeof TagCount>;

const ids = z.array(z.uuid()).min(1).max(recordsAtOnce);

export const TaggedQuery = TagQuery.extend({
  ids: several(recordsAtOnce * 37).pipe(ids),
});
export type TaggedQuery = z.infer<typeof TaggedQuery>;

export const Pair = z.object({ id: z.uuid(), tag: z.string().min(1).max(longestTag) });
export type Pair = z.infer<typeof Pair>;

const tags = z.array(Tag).max(tagsAtOnce).default([]);

export const TagChange = z
  .object({ kind: z.enum(tagKinds), ids, add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { message: "Choose a tag." });
export type TagChange = z.infer<typeof TagChange>;

const pairs = z.array(Pair).max(recordsAtOnce * tagsAtOnce);

/** What really changed: who has which tag now that had it not, and the other way round. */
export const Tagging = z.object({ kind: z.enum(tagKinds), added: pairs, removed: pairs });
export type Tagging = z.infer<typeof Tagging>;
