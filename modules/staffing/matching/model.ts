import { z } from "zod";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import { statuses as applicationStatuses } from "@/modules/staffing/applications/rules";
import { statuses } from "@/modules/crm/candidates/rules";
import {
  blockerKinds,
  type Component,
  componentWeights,
  gateKinds,
  maxRankingPageSize,
  noteMax,
  noteMin,
  rankingPageSize,
} from "./rules";

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
  /** False for an ad that was only found and is no target: it is ranked for whoever asks, and is no news. */
  isTarget: z.boolean(),
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
  /** Multipliers below 1 that were applied: country .3, language .45, shift .5, and a job that asks for little. */
  gates: z.array(z.object({ kind: z.enum(gateKinds), factor: z.number() })),
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

/** What somebody decided about a pair: to go on in spite of a blocker, or to leave it. */
export const PairDecision = z.object({
  kind: z.enum(["overridden", "dismissed"]),
  reason: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type PairDecision = z.infer<typeof PairDecision>;

const Pair = z.object({
  match: Match,
  /** Where the candidate stands in the pipeline of the job; null outside it. */
  application: z.object({ id: z.uuid(), status: z.enum(applicationStatuses) }).nullable(),
  decision: PairDecision.nullable(),
});

export const RankedCandidate = Pair.extend({
  candidate: z.object({
    id: z.uuid(),
    number: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    headline: z.string().nullable(),
    location: z.string().nullable(),
    status: z.enum(statuses),
    availableFrom: z.iso.date().nullable(),
  }),
});
export type RankedCandidate = z.infer<typeof RankedCandidate>;

export const RankedJob = Pair.extend({
  job: z.object({
    id: z.uuid(),
    number: z.string(),
    title: z.string(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    country: z.string().nullable(),
  }),
});
export type RankedJob = z.infer<typeof RankedJob>;

const Ranking = z.object({
  /** How many the filters leave, of whom this is a page. */
  total: z.number().int(),
  /** How many of those score enough to be news and are not blocked. */
  fitting: z.number().int(),
});

/** Who fits a job, the best first; who is blocked stands below all others, who was dismissed at the end. */
export const JobMatches = Ranking.extend({ matches: z.array(RankedCandidate) });
export type JobMatches = z.infer<typeof JobMatches>;
export const CandidateMatches = Ranking.extend({ matches: z.array(RankedJob) });
export type CandidateMatches = z.infer<typeof CandidateMatches>;

export const MatchQuery = z.object({
  /** Part of a name, a headline or a place, or a number: C-0042. */
  who: z.string().trim().max(100).optional(),
  /** The least score. */
  least: z.coerce.number().int().min(0).max(100).default(0),
  /** Only who is known to be available by the start. */
  free: z.enum(["1"]).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(maxRankingPageSize).default(rankingPageSize),
});
export type MatchQuery = z.infer<typeof MatchQuery>;

export const NewPairDecision = z.strictObject({
  candidateId: z.uuid(),
  reason: z.string().trim().min(noteMin, "Add a short reason.").max(noteMax),
});
export type NewPairDecision = z.infer<typeof NewPairDecision>;
export const PairOf = z.strictObject({ candidateId: z.uuid() });

/** The answer to "source candidates": a sentence, and who it is about. */
export const Sourced = z.object({
  message: z.string(),
  count: z.number().int(),
  candidates: z.array(RankedCandidate),
});
export type Sourced = z.infer<typeof Sourced>;
