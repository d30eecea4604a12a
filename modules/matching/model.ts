import { z } from "zod";
import { languageLevels } from "@/modules/candidates/rules";
import { roles, systems } from "@/modules/analysis/rules";
import { blockerKinds, type Component, componentWeights } from "./rules";

const components = Object.keys(componentWeights) as [Component, ...Component[]];

/** What a job asks for, read from its ad and its fields; what the ad does not say is null or empty. */
export const JobDemand = z.object({
  id: z.string(),
  title: z.string(),
  role: z.enum(roles).nullable(),
  country: z.string().nullable(),
  skills: z.array(z.object({ id: z.string(), isRequired: z.boolean() })),
  systems: z.array(z.enum(systems)),
  certificates: z.array(z.object({ id: z.string(), isRequired: z.boolean() })),
  /** Each is asked for; of those that stand together any one will do: "Dutch or English". */
  languages: z.array(z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })).min(1)),
  yearsDatacentre: z.number().nullable(),
  /** Whole units of the currency per year. */
  payMax: z.number().nullable(),
  payCurrency: z.string().nullable(),
  startsOn: z.iso.date().nullable(),
  contract: z.enum(["permanent", "contract", "temporary"]).nullable(),
  hasShifts: z.boolean().nullable(),
});
export type JobDemand = z.infer<typeof JobDemand>;

/** `what` names the thing: a status, a country, a language with its level, a certificate's id. */
export const Blocker = z.object({
  kind: z.enum(blockerKinds),
  what: z.string(),
  /** English sentence fragment, as the terminal and the log say it: "NEN 3140 VP expires on 2026-12-01". */
  because: z.string(),
});
export type Blocker = z.infer<typeof Blocker>;

export const MatchPart = z.object({
  component: z.enum(components),
  /** 0 to 1; null where nothing is known and the component stays out of the score. */
  value: z.number().min(0).max(1).nullable(),
  /** Points of the score that it brings, after the weights of unknown parts are shared out. */
  points: z.number(),
  /** Ids that fit, fit in part and are missing; for parts without ids a word that says it. */
  matched: z.array(z.string()),
  near: z.array(z.string()),
  missing: z.array(z.string()),
});
export type MatchPart = z.infer<typeof MatchPart>;

/** A step that would change the answer, with how long it takes where the catalogue knows. */
export const GapStep = z.object({
  kind: z.enum(["certificate", "renewal", "language", "skill", "consent"]),
  what: z.string(),
  label: z.string(),
  /** Days of course or procedure; null where nobody knows. */
  leadDays: z.number().int().nullable(),
  /** The day by which it must be held; null where the job names no start. */
  before: z.iso.date().nullable(),
});
export type GapStep = z.infer<typeof GapStep>;

/** One candidate against one job. */
export const Match = z.object({
  jobId: z.string(),
  candidateId: z.string(),
  /** 0 to 100, whole. */
  score: z.number().int().min(0).max(100),
  /** Share of the weight that rests on data, 0 to 1. */
  confidence: z.number().min(0).max(1),
  parts: z.array(MatchPart),
  /** Multipliers below 1 that were applied: country .3, language .45, shift .5. */
  gates: z.array(z.object({ kind: z.enum(["country", "language", "shift"]), factor: z.number() })),
  blockers: z.array(Blocker),
  /** What nobody knows yet and a recruiter should ask. */
  unknown: z.array(z.string()),
  plan: z.array(GapStep),
  /** The score it would reach when the plan is done; null without a plan. */
  after: z.number().int().nullable(),
  version: z.string(),
  /** Hash of everything the score looked at. */
  inputsHash: z.string(),
});
export type Match = z.infer<typeof Match>;
