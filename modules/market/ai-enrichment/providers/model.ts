import { z } from "zod";
import { quoteMax, reportedKinds } from "./rules";

const quote = z
  .string()
  .trim()
  .min(2)
  .max(quoteMax)
  .refine((text) => !looksForeign(text));

/** One fact as a model reports it: an id of the catalogue, and the words of the ad that say so. */
export const Reported = z.strictObject({
  kind: z.enum(reportedKinds),
  id: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9.+-]{0,79}$/),
  quote,
  isRequired: z.boolean(),
});
export type Reported = z.infer<typeof Reported>;

/** Something the catalogue has no entry for: words only, nothing that could be markup or an address. */
export const Term = z.strictObject({
  kind: z.enum(reportedKinds),
  label: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,&+()/'-]{1,59}$/u)
    .refine((text) => !looksForeign(text)),
  quote,
});
export type Term = z.infer<typeof Term>;

/** What is left of an answer once every entry has been looked at by itself. */
export const Reply = z.object({
  facts: z.array(Reported),
  terms: z.array(Term),
  /** Entries that were no entries: an unknown field, markup, an address, too long. */
  refused: z.number().int(),
});
export type Reply = z.infer<typeof Reply>;

const looksForeign = (text: string) => /[<>{}\\@]|:\/\/|\bwww\./i.test(text);
