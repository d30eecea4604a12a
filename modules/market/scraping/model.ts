import { z } from "zod";
import { singleLine } from "@/modules/platform/texts/model";
import { PersonName } from "@/modules/records/core/model";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { sourceIds } from "@/modules/market/sources/rules";
import { keywordsMax, outcomeStates, runStates, schedules, troubles } from "./rules";

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("UK or ISO 3166 alpha-2");

/** Specification §7. */
export const ScrapeRequest = z.object({
  sources: z.array(z.enum(sourceIds)).min(1, "Choose at least one source").max(sourceIds.length),
  keywords: z
    .array(z.string().trim().min(1).max(80))
    .min(1, "Choose at least one role, system or keyword")
    .max(keywordsMax),
  countries: z.array(country).min(1, "Choose at least one country").max(16),
});
export type ScrapeRequest = z.infer<typeof ScrapeRequest>;

/** What starts a run; without sources those are searched that can be read. */
export const ScrapeStart = ScrapeRequest.partial({ sources: true });
export type ScrapeStart = z.infer<typeof ScrapeStart>;

/** What became of one source in one run; a source that would not let us read it is blocked, never "0 found". */
export const SourceOutcome = z.object({
  source: z.enum(sourceIds),
  name: z.string(),
  state: z.enum(outcomeStates),
  pagesDone: z.number().int(),
  pagesKnown: z.number().int(),
  pagesFailed: z.number().int(),
  found: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  unchanged: z.number().int(),
  gone: z.number().int(),
  /** Why it is blocked or failed, or what went wrong on single pages; English, no page content. */
  reason: z.string().nullable(),
  /** Share of ads in which a field could be read, 0 to 1, by field name. */
  fill: z.record(z.string(), z.number()),
  lastPageAt: z.iso.datetime().nullable(),
});
export type SourceOutcome = z.infer<typeof SourceOutcome>;

export const Run = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(runStates),
  /** The person's name, "schedule" or "command line". */
  startedBy: PersonName,
  transport: z.enum(["live", "replay"]),
  request: ScrapeRequest,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: z.number().int().min(0).max(100),
  pagesDone: z.number().int(),
  pagesKnown: z.number().int(),
  totalFound: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  gone: z.number().int(),
  outcomes: z.array(SourceOutcome),
});
export type Run = z.infer<typeof Run>;

/** What a run came to: all of it that is counted. */
export type RunResult = Pick<Run, "pagesDone" | "pagesKnown" | "totalFound" | "outcomes">;

/** The first four fields are specification §3; `run` is the active run, else the latest, else null. */
export const ScrapeStatus = z.object({
  isActive: z.boolean(),
  progress: z.number().int().min(0).max(100),
  totalFound: z.number().int(),
  currentSource: z.string().nullable(),
  run: Run.nullable(),
  trouble: z.enum(troubles).nullable(),
});
export type ScrapeStatus = z.infer<typeof ScrapeStatus>;

export const SearchProfile = z.object({
  id: z.uuid(),
  name: singleLine().min(1).max(80),
  sources: z.array(z.enum(sourceIds)).min(1),
  countries: z.array(country).min(1),
  roles: z.array(z.enum(roles)),
  systems: z.array(z.enum(systems)),
  schedule: z.enum(schedules),
  /** Local time of day in Europe/Amsterdam, "06:30". */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** 1 is Monday, 7 is Sunday; only read when the schedule is weekly. */
  weekday: z.number().int().min(1).max(7),
  nextRunAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type SearchProfile = z.infer<typeof SearchProfile>;

export const NewSearchProfile = SearchProfile.omit({ id: true, nextRunAt: true, version: true });
export type NewSearchProfile = z.infer<typeof NewSearchProfile>;
export const SearchProfileChanges = NewSearchProfile.partial().extend({
  version: z.number().int(),
});
export type SearchProfileChanges = z.infer<typeof SearchProfileChanges>;

/** A source as the connector panel shows it. */
export const SourceState = z.object({
  id: z.enum(sourceIds),
  name: z.string(),
  kind: z.enum(["board", "feed", "service", "page"]),
  isOn: z.boolean(),
  /** One sentence on terms and robots.txt that the admin accepts by switching it on. */
  terms: z.string(),
  acceptedBy: PersonName.nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  boards: z.array(
    z.object({ token: z.string(), company: z.string(), host: z.string().optional() }),
  ),
  /** Names of the keys it needs, and whether they are stored; the keys themselves are never answered. */
  keys: z.record(z.string(), z.boolean()),
  lastReadAt: z.iso.datetime().nullable(),
  lastFound: z.number().int().nullable(),
  version: z.number().int(),
});
export type SourceState = z.infer<typeof SourceState>;

export const SourceChanges = z
  .object({
    isOn: z.boolean(),
    boards: z.array(
      z.object({
        token: z.string().trim().min(1).max(120),
        company: z.string().trim().min(1).max(120),
        host: z.string().trim().max(120).optional(),
      }),
    ),
    keys: z.record(z.string().max(40), z.string().max(200)),
  })
  .partial()
  .extend({ version: z.number().int() });
export type SourceChanges = z.infer<typeof SourceChanges>;

/** What the pages of a run are read for. */
export type Crawl = Pick<Run, "id" | "request">;
