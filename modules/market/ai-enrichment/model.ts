import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { proposalStates, type ProviderId, providerIds } from "./rules";

const amount = (most: number) => z.number(required).int().min(0).max(most);

/** Which provider adds to the analysis, and what it may cost in one month. */
export const AiUse = z.strictObject({
  provider: z.enum(providerIds).nullable(),
  isPaused: z.boolean(),
  /** Whether recruiters may have CVs read as well: then personal data goes to the provider. */
  readsCvs: z.boolean(),
  monthly: z.strictObject({
    requests: amount(10_000_000),
    tokens: amount(100_000_000_000),
    /** Euro cents. */
    cents: amount(10_000_000),
  }),
});
export type AiUse = z.infer<typeof AiUse>;

/** How one provider is reached, and what it asks for a million tokens, in euro cents. */
export const AiConnection = z.strictObject({
  baseUrl: z
    .url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" })
    .max(300),
  model: z.string().trim().max(120),
  timeoutSeconds: z.number(required).int().min(5).max(300),
  centsPerMillionIn: z.number().min(0).max(1_000_000),
  centsPerMillionOut: z.number().min(0).max(1_000_000),
});
export type AiConnection = z.infer<typeof AiConnection>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues extends Record<`ai.${ProviderId}`, AiConnection> {
    ai: AiUse;
  }
}

/** What the Admin screen shows of the provider in use: how far it is, what it cost, what is wrong. */
export const AiStatus = z.object({
  provider: z.enum(providerIds).nullable(),
  model: z.string().nullable(),
  isPaused: z.boolean(),
  /** Whether anybody has entered what it costs; without, only requests and tokens are limited. */
  isPriced: z.boolean(),
  monthly: AiUse.shape.monthly,
  /** Of the month in UTC; an answer under way counts as the most it can cost. */
  spent: z.object({ requests: z.number(), tokens: z.number(), cents: z.number() }),
  /** Jobs that were read, those still to be read, and the facts that came of it. */
  read: z.number().int(),
  waiting: z.number().int(),
  added: z.number().int(),
  trouble: z
    .object({ sentence: z.string(), at: z.iso.datetime(), waitUntil: z.iso.datetime() })
    .nullable(),
});
export type AiStatus = z.infer<typeof AiStatus>;

export const AiTest = z.strictObject({ provider: z.enum(providerIds) });

/** What a question about a written ad came to. */
export const AiTestResult = z.object({
  isWell: z.boolean(),
  model: z.string(),
  tookMs: z.number().int(),
  /** Of the facts that the ad tells, how many the model found with a true quote. */
  found: z.number().int(),
  told: z.number().int(),
  /** What is wrong, where something is. */
  sentence: z.string().nullable(),
});
export type AiTestResult = z.infer<typeof AiTestResult>;

/** How a batch ended: nothing left, stopped by something, or more to come. */
export const AiRun = z.object({
  state: z.enum(["off", "busy", "waiting", "done", "more"]),
  read: z.number().int(),
  added: z.number().int(),
  failed: z.number().int(),
  sentence: z.string().nullable(),
});
export type AiRun = z.infer<typeof AiRun>;

export const TermProposal = z.object({
  id: z.uuid(),
  kind: z.string(),
  label: z.string(),
  quote: z.string(),
  count: z.number().int(),
  state: z.enum(proposalStates),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type TermProposal = z.infer<typeof TermProposal>;

export const ProposalDecision = z.strictObject({ state: z.enum(proposalStates) });
