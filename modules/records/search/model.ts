import { z } from "zod";
import { longestSearch, mostFound, reasons, searchKinds } from "./rules";

const listOfKinds = z
  .string()
  .max(200)
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(searchKinds)));

export const SearchQuery = z.object({
  /** A name, a number such as C-0060, an address, a telephone, a certificate, a skill or words. Empty: the newest. */
  q: z.string().max(longestSearch).default(""),
  /** Only these kinds, with commas between. */
  kind: listOfKinds.optional(),
  limit: z.coerce.number().int().min(1).max(mostFound).default(mostFound),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.uuid(),
  /** As people say it: C-0060. */
  number: z.string().nullable(),
  title: z.string(),
  /** What tells it from others of the same name: trade and place, client, record. */
  detail: z.string().nullable(),
  why: z.enum(reasons),
  /** The certificate, the skill or the words by which it was found. */
  match: z.string().nullable(),
  /** Where the application shows it. */
  path: z.string(),
  isArchived: z.boolean(),
});
export type SearchHit = z.infer<typeof SearchHit>;
