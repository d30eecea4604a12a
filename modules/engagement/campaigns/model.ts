import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";
import {
  audienceKinds,
  campaignTypes,
  exclusions,
  fieldsIn,
  isField,
  maxBodyLength,
  maxSubjectLength,
  maxWaitDays,
  maxRecipients,
  obstacles,
  recipientStates,
  statuses,
  defaultMinScore,
} from "./rules";

const unknownIn = (text: string) => fieldsIn(text).filter((name) => !isField(name));
const merged = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .superRefine((text, context) => {
      const names = unknownIn(text).join(", ");
      if (!names) return;
      const message = `This text uses a placeholder that doesn't exist: ${names}`;
      context.addIssue({ code: "custom", message });
    });

/** What one letter says in one language. */
export const StepText = z.strictObject({
  subject: merged(maxSubjectLength).refine((it) => !/\p{Cc}/u.test(it), {
    message: "The subject must be one line.",
  }),
  body: merged(maxBodyLength),
});
export type StepText = z.infer<typeof StepText>;

/** One letter of a sequence, and how many days after the one before it goes out. */
export const Step = z.strictObject({
  waitDays: z.int("Invalid number").min(0).max(maxWaitDays),
  texts: z.partialRecord(z.enum(locales), StepText),
});
export type Step = z.infer<typeof Step>;

/** Whose letters would be in one of these languages is not written to: nobody has words for them. */
const withoutLocales = z.array(z.enum(locales)).max(locales.length).optional();

/** Who is to be written to; consent and addresses are looked at besides, whoever is chosen. */
export const Audience = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("matches"),
    /** The least score with one of the campaign's jobs. */
    least: z.int("Invalid number").min(0).max(100).default(defaultMinScore),
    withoutLocales,
  }),
  z.strictObject({ kind: z.literal("view"), viewId: z.uuid(), withoutLocales }),
  /** The question of a list of candidates, as its address writes it. */
  z.strictObject({ kind: z.literal("filter"), query: z.string().max(2000), withoutLocales }),
  z.strictObject({
    kind: z.literal("chosen"),
    candidateIds: z.array(z.uuid()).max(maxRecipients),
    withoutLocales,
  }),
]);
export type Audience = z.infer<typeof Audience>;

/** People by where they stand, and letters by what became of them. */
export const Counts = z.object({
  recipients: z.int(),
  waiting: z.int(),
  finished: z.int(),
  replied: z.int(),
  optedOut: z.int(),
  bounced: z.int(),
  stopped: z.int(),
  letters: z.object({
    queued: z.int(),
    sent: z.int(),
    refused: z.int(),
    bounced: z.int(),
    failed: z.int(),
    unsure: z.int(),
    held: z.int(),
  }),
});
export type Counts = z.infer<typeof Counts>;

export const Campaign = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  type: z.enum(campaignTypes),
  status: z.enum(statuses),
  audienceKind: z.enum(audienceKinds),
  steps: z.int(),
  hourlyLimit: z.int(),
  /** When it is to begin; null is as soon as it is confirmed. */
  startsAt: z.iso.datetime().nullable(),
  /** To how many people somebody confirmed to write, who and when. */
  confirmedCount: z.int().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  createdBy: z.string(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  counts: Counts,
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignRecord = Campaign.extend({
  audience: Audience,
  sequence: z.array(Step),
  jobs: z.array(z.object({ id: z.uuid(), title: z.string().nullable() })),
  /** What is still to be put right before it may begin. */
  obstacles: z.array(z.enum(obstacles)),
});
export type CampaignRecord = z.infer<typeof CampaignRecord>;

/** Somebody who was chosen, and why they are left out where they are. */
export const Chosen = z.object({
  candidateId: z.uuid(),
  number: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  reason: z.enum(exclusions).nullable(),
  /** Which fields of the letters stay empty for them. */
  gaps: z.array(z.string()),
  /** When they agreed to such letters. */
  consentedAt: z.iso.datetime().nullable(),
});
export type Chosen = z.infer<typeof Chosen>;

/** One letter in one language, and who would get it. */
export const Variant = z.object({
  step: z.int(),
  locale: z.enum(locales),
  people: z.int(),
  /** It greets and says farewell, and nothing between. */
  isWordless: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

export const AudienceView = z.object({
  chosen: z.int(),
  /** To so many it goes: the number that is confirmed. */
  included: z.int(),
  excluded: z.partialRecord(z.enum(exclusions), z.int()),
  /** How many get which letter in which language. */
  variants: z.array(Variant),
  people: z.array(Chosen),
});
export type AudienceView = z.infer<typeof AudienceView>;

/** A letter as this person would get it; without one named, the first who gets it, and empty where nobody does. */
export const Preview = z.object({
  candidateId: z.uuid().nullable(),
  to: z.string().nullable(),
  locale: z.enum(locales),
  subject: z.string(),
  text: z.string(),
  gaps: z.array(z.string()),
});
export type Preview = z.infer<typeof Preview>;

export const Recipient = z.object({
  candidateId: z.uuid(),
  name: z.string().nullable(),
  number: z.string().nullable(),
  locale: z.enum(locales),
  state: z.enum(recipientStates),
  /** What ended their sequence: an exclusion or what became of a letter. */
  reason: z.string().nullable(),
  /** The letter that is next, counted from 0, and when; null while one is under way or none is left. */
  step: z.int(),
  dueAt: z.iso.datetime().nullable(),
  letters: z.array(
    z.object({
      id: z.uuid(),
      step: z.int(),
      state: z.string(),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Recipient = z.infer<typeof Recipient>;
