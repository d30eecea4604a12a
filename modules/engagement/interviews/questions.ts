import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked, words } from "@/modules/records/core/model";
import { exportFormats, recordsAtOnce } from "@/modules/records/core/rules";
import { locales } from "@/modules/platform/accounts/rules";
import { about, despite, minutes, moment, Notify, people, timezone, where } from "./model";
import {
  criteria,
  defaultMinutes,
  fields,
  maxScore,
  maxNotesLength,
  maxReasonLength,
  minScore,
  maxInterviewers,
  maxListed,
  outcomes,
  recommendations,
  results,
  sortsEitherWay,
  types,
  whichList,
} from "./rules";

/** Which interviews: a stretch of time, what they are about, whose they are, and words of all that. */
export const InterviewFilter = z.object({
  which: z.enum(whichList).default("all"),
  from: z.iso.datetime().optional(),
  /** Not included. */
  to: z.iso.datetime().optional(),
  candidateId: z.uuid().optional(),
  projectId: z.uuid().optional(),
  clientId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  /** Somebody's own: `me`, or a user. */
  userId: z.union([z.uuid(), z.literal("me")]).optional(),
  /** Words of the candidate, the client, the job and the project. */
  q: z.string().max(200).optional(),
  where: whereFilter(fields),
});
export type InterviewFilter = z.infer<typeof InterviewFilter>;

/** By time unless asked otherwise: upcoming and stretches of time begin with the earliest, everything else with the latest. */
const sort = z.enum(sortsEitherWay).default("time");

export const InterviewQuery = InterviewFilter.extend({
  sort,
  ...pageAsked({ usual: 200, most: maxListed }),
});
export type InterviewQuery = z.infer<typeof InterviewQuery>;

export const InterviewIdsQuery = InterviewFilter.extend({ after: afterNumber });
export type InterviewIdsQuery = z.infer<typeof InterviewIdsQuery>;

export const InterviewFacets = InterviewFilter.extend({ field: z.enum(countedIn(fields)) });
export type InterviewFacets = z.infer<typeof InterviewFacets>;

export const InterviewExport = InterviewFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type InterviewExport = z.infer<typeof InterviewExport>;

const outcome = z.enum(outcomes);
const held = z.object({ id: z.uuid(), from: z.literal("scheduled") });

/** Which interviews were held, or missed by their candidates. */
export const OutcomesChange = z.object({
  ids: z.array(z.uuid()).min(1).max(recordsAtOnce),
  status: outcome,
});
export type OutcomesChange = z.infer<typeof OutcomesChange>;

export const OutcomesBack = z.object({
  status: outcome,
  moved: z.array(held).min(1).max(recordsAtOnce),
});
export type OutcomesBack = z.infer<typeof OutcomesBack>;

export const OutcomesMoved = z.object({ moved: z.array(held), kept: z.number().int() });
export type OutcomesMoved = z.infer<typeof OutcomesMoved>;

const reason = words(maxReasonLength);
const version = z.number().int();

export const InterviewChanges = z
  .object({
    version,
    type: z.enum(types).optional(),
    ...where,
    ...about,
    people: people.optional(),
    locale: z.enum(locales).optional(),
    result: z.enum(results).nullable().optional(),
    notify: Notify,
    despite,
  })
  .strict();
export type InterviewChanges = z.infer<typeof InterviewChanges>;

export const Rescheduling = z
  .object({
    version,
    scheduledAt: moment,
    durationMinutes: minutes.optional(),
    timezone: timezone.optional(),
    ...where,
    reason,
    notify: Notify,
    despite,
  })
  .strict();
export type Rescheduling = z.infer<typeof Rescheduling>;

export const Completion = z
  .object({ version, result: z.enum(results).nullable().optional() })
  .strict();
export type Completion = z.infer<typeof Completion>;

export const NoShow = z.object({ version, reason }).strict();
export type NoShow = z.infer<typeof NoShow>;

export const InterviewCancellation = z
  .object({
    version,
    reason: z.string(required).trim().min(1, "Enter a reason.").max(maxReasonLength),
    notify: Notify,
  })
  .strict();
export type InterviewCancellation = z.infer<typeof InterviewCancellation>;

export const Reopening = z.object({ version }).strict();
export type Reopening = z.infer<typeof Reopening>;

/** Who would be busy: `people` are ids with commas between. */
export const ClashQuery = z.object({
  candidateId: z.uuid().optional(),
  people: z
    .string()
    .max(maxInterviewers * 37)
    .default("")
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(people),
  scheduledAt: moment,
  durationMinutes: minutes.default(defaultMinutes),
  /** The interview that is being moved. */
  except: z.uuid().optional(),
});
export type ClashQuery = z.infer<typeof ClashQuery>;

const score = z.number().int().min(minScore).max(maxScore);

export const NewScorecard = z
  .object({
    scores: z.partialRecord(z.enum(criteria), score).default({}),
    overall: score,
    recommendation: z.enum(recommendations),
    words: words(maxNotesLength),
  })
  .strict();
export type NewScorecard = z.infer<typeof NewScorecard>;
