import { z } from "zod";
import { purposes } from "@/modules/crm/candidates/rules";
import { letterStates } from "@/modules/platform/mail/rules";
import { locales } from "@/modules/platform/accounts/rules";
import {
  leavingReasons,
  maxLeavingReasonLength,
  maxWordsLength,
  outcomes,
  requestKinds,
} from "./rules";

export const OwnPageRequest = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  aboutId: z.string(),
  words: z.string().nullable(),
  at: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: z.string().nullable(),
});
export type OwnPageRequest = z.infer<typeof OwnPageRequest>;

/** What the office sees of a candidate's own page; the link itself is only in the letter. */
export const OwnPageState = z.object({
  /** The newest that still opens the page. */
  link: z
    .object({
      sentAt: z.iso.datetime(),
      sentBy: z.string(),
      expiresAt: z.iso.datetime(),
      openedAt: z.iso.datetime().nullable(),
      letter: z.enum(letterStates),
    })
    .nullable(),
  /** Why no link can be sent. */
  obstacle: z.enum(["noAddress", "noMail", "noPublicAddress"]).nullable(),
  /** The language they most likely read. */
  locale: z.enum(locales),
  requests: z.array(OwnPageRequest),
});
export type OwnPageState = z.infer<typeof OwnPageState>;

export const NewOwnPageLink = z.strictObject({ locale: z.enum(locales).optional() });
export type NewOwnPageLink = z.infer<typeof NewOwnPageLink>;

/** An empty field of a form takes away what stood there. */
const field = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((text) => text || null);

/** What the page's forms send; the link says whose it is, never the form. */
export const OwnPageAction = z.discriminatedUnion("deed", [
  z.object({ deed: z.literal("accept"), about: z.uuid() }),
  z.object({
    deed: z.enum(["withdraw", "decline"]),
    about: z.uuid(),
    why: z.enum(leavingReasons).nullable().catch(null),
    // A browser counts a new line as one sign and sends two.
    words: z
      .string()
      .transform((text) => text.trim().slice(0, maxLeavingReasonLength) || null)
      .catch(null),
    lang: z.enum(locales).optional().catch(undefined),
  }),
  z.object({ deed: z.literal("time"), about: z.uuid(), words: field(maxWordsLength) }),
  z.object({
    deed: z.literal("data"),
    version: z.coerce.number().int(),
    phone: field(40),
    location: field(120),
    linkedin: field(300),
    availableFrom: field(10).pipe(z.iso.date("Invalid date").nullable()),
  }),
  z.object({ deed: z.enum(["give", "takeBack"]), purpose: z.enum(purposes) }),
  /** No more approaches, or approaches again. */
  z.object({ deed: z.enum(["object", "unobject"]) }),
  z.object({ deed: z.literal("copy") }),
  z.object({ deed: z.literal("erasure"), sure: z.literal("yes") }),
  /** Takes a request back that nobody has seen to yet. */
  z.object({ deed: z.literal("undo"), about: z.uuid() }),
]);
export type OwnPageAction = z.infer<typeof OwnPageAction>;

export const PageQuery = z.object({
  lang: z.enum(locales).optional().catch(undefined),
  said: z.enum(outcomes).optional().catch(undefined),
  /** Which form that answers: a deed, and what it is about. */
  of: z
    .string()
    .regex(/^[a-z]+( [\da-f-]{36})?$/i)
    .optional()
    .catch(undefined),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Asks for a link by mail. */
export const LinkAsked = z.object({
  email: z.string().trim().max(254),
  lang: z.enum(locales).optional().catch(undefined),
});
export type LinkAsked = z.infer<typeof LinkAsked>;
