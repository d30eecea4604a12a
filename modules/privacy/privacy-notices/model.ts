import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { wordsOrNull } from "@/modules/records/core/model";
import { locales } from "@/modules/platform/accounts/rules";
import { maxSourceLength, maxWordsLength, maxAtOnce, obstacles, tellings } from "./rules";

export const NoticeQuery = z.object({
  /** The language they most likely read, where nobody says. */
  locale: z.enum(locales).optional(),
  /** Where the data comes from, in the words of whoever knows. */
  source: z.string().trim().max(maxSourceLength).optional(),
});
export type NoticeQuery = z.infer<typeof NoticeQuery>;

/** The letter that tells somebody that, and from where, we have their data; as it would go out now. */
export const Notice = z.object({
  obstacle: z.enum(obstacles).nullable(),
  locale: z.enum(locales),
  source: z.string(),
  subject: z.string(),
  text: z.string(),
  dueOn: z.iso.date().nullable(),
  informedAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof Notice>;

export const Notices = z.object({ ids: z.array(z.uuid()).min(1).max(maxAtOnce) });

export const NoticesSent = z.object({
  sent: z.number().int(),
  /** Told already, or told by applying. */
  unneeded: z.number().int(),
  /** Those without an address, who are told another way. */
  unreached: z.number().int(),
});
export type NoticesSent = z.infer<typeof NoticesSent>;

/** A client who got to see somebody, when last, and whom there to tell of a change. */
export const Shown = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  at: z.iso.datetime(),
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The record was changed since, and nobody has told them. */
  isOutdated: z.boolean(),
});
export type Shown = z.infer<typeof Shown>;

export const NewTelling = z.object({
  what: z.enum(tellings, required),
  /** What exactly has changed; nothing that they did not know before. */
  words: wordsOrNull(maxWordsLength),
});
export type NewTelling = z.infer<typeof NewTelling>;

export const Told = z.object({
  told: z.number().int(),
  /** The clients without an address, whom somebody has to call. */
  byHand: z.array(z.string()),
});
export type Told = z.infer<typeof Told>;
