import { z } from "zod";
import {
  contractKinds,
  correctableKinds,
  doubtGrounds,
  languageLevels,
  needs,
  portalCategories,
  roles,
  systems,
  targetClasses,
} from "./rules";

/** Where in the ad a fact stands: offsets into the title or the text as stored, end exclusive, in UTF-16 units. */
export const Span = z.object({
  field: z.enum(["title", "text"]),
  section: z.string(),
  start: z.number().int().min(0),
  end: z.number().int(),
  quote: z.string(),
});
export type Span = z.infer<typeof Span>;

export const Fact = z.object({
  /** A context says something about the workplace or the person without being a technical skill. */
  kind: z.enum(["skill", "system", "certificate", "role", "context"]),
  id: z.string(),
  /** The taxonomy's preferred label, English. */
  label: z.string(),
  confidence: z.number().min(0).max(1),
  isRequired: z.boolean(),
  /** Empty where a person said so, and no word of the ad. */
  spans: z.array(Span),
  /** The AI model that reported it; left out where the engine found it by itself. */
  by: z.string().optional(),
});
export type Fact = z.infer<typeof Fact>;

/** What a person says an ad asks for, whatever was read in it. */
export const Correction = z.object({
  kind: z.enum(correctableKinds),
  id: z.string().min(1).max(80),
  asks: z.enum(needs),
});
export type Correction = z.infer<typeof Correction>;

/** A skill that an ad names and probably does not ask for, so that nothing counts with it. */
export const Doubted = Fact.pick({ id: true, label: true }).extend({
  /** What speaks most against it. */
  ground: z.enum(doubtGrounds),
  spans: z.array(Span).min(1),
});
export type Doubted = z.infer<typeof Doubted>;

/** One line of "why this score": points may be negative; the points of all lines add up to the score. */
export const Contribution = z.object({
  code: z.string(),
  points: z.number(),
  /** English sentence fragment: "UPS, CRAH and chillers in the tasks". */
  because: z.string(),
  /** Ids of the facts it rests on, as `kind:id`. */
  facts: z.array(z.string()),
});
export type Contribution = z.infer<typeof Contribution>;

export const Tip = z.object({
  code: z.string(),
  text: z.string(),
  spans: z.array(Span),
});
export type Tip = z.infer<typeof Tip>;

export const LanguageDemand = z.object({
  /** Any one of them will do: "Dutch or English". */
  anyOf: z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })).min(1),
  /** False where the ad only wishes for it. */
  isRequired: z.boolean(),
  /** The ad says that people work in this language. */
  isWorking: z.boolean(),
  /** Empty where a person said so, and no word of the ad. */
  spans: z.array(Span),
});
export type LanguageDemand = z.infer<typeof LanguageDemand>;

const said = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, spans: z.array(Span) }).nullable();

/** What an ad demands of a person besides skills; what it does not say is null or empty. */
export const Demands = z.object({
  languages: z.array(LanguageDemand),
  /** Languages it says it does without: "no Dutch required". */
  unneededLanguages: z.array(z.string()),
  shifts: said(z.boolean()),
  onCall: said(z.boolean()),
  /** The least years of experience, in all and in datacenters. */
  yearsTotal: said(z.number()),
  yearsDatacentre: said(z.number()),
  contract: said(z.enum(contractKinds)),
  startsOn: said(z.iso.date()),
});
export type Demands = z.infer<typeof Demands>;

/** Where the ad says two things: what its field states, and what its text reads, as ISO codes. */
export const Conflict = z.object({
  kind: z.enum(["country"]),
  stated: z.string(),
  read: z.string(),
  spans: z.array(Span).min(1),
});
export type Conflict = z.infer<typeof Conflict>;

/** The analysis of one ad. The first seven fields are the specification's `aiAnalysis` (§3). */
export const Analysis = z.object({
  category: z.enum(roles).nullable(),
  dcSpecificSkills: z.array(z.string()),
  criticalSystems: z.array(z.enum(systems)),
  certifications: z.array(z.string()),
  targetingTips: z.array(z.string()),
  relevanceLevel: z.enum(targetClasses),
  matchScore: z.number().min(0).max(100),
  portalCategory: z.enum(portalCategories).nullable(),
  /** The finer role of the taxonomy, where one was found. */
  role: z.string().nullable(),
  facts: z.array(Fact),
  contributions: z.array(Contribution),
  tips: z.array(Tip),
  demands: Demands,
  /** Empty also where an older engine did not look. */
  conflicts: z.array(Conflict).default([]),
  /** What people corrected, and the rest of the analysis counts with; empty also where an older engine could not. */
  corrections: z.array(Correction).default([]),
  language: z.string().nullable(),
  /** Analyser and taxonomy version, so that a change of either can be re-analysed. */
  version: z.string(),
  /** Hash of the ad as the analyser saw it. */
  inputsHash: z.string(),
});
export type Analysis = z.infer<typeof Analysis>;

/** All the analyser may look at; company and place help, but only title and text carry evidence. */
export type AnalysedAd = {
  title: string;
  company: string | null;
  location: string | null;
  country: string | null;
  text: string | null;
  salary: string | null;
  /** Somebody's own words: their certificates may be of any country, whatever the language. */
  isCv?: boolean;
};
