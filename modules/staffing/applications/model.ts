import { z } from "zod";
import { statusesOf } from "@/modules/records/core/model";
import {
  addedAtOnce,
  maxAnswerLength,
  maxCoverLetterLength,
  maxSalaryLength,
  maxAnswers,
  origins,
  plain,
  relocations,
  statuses,
  stretches,
} from "./rules";

/** An application as lists answer it (specification §3). */
export const Application = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  company: z.string().nullable(),
  candidateId: z.uuid(),
  /** C-0042 */
  candidateNumber: z.string(),
  candidateName: z.string(),
  appliedDate: z.iso.datetime(),
  status: z.enum(statuses),
  origin: z.enum(origins),
  /** Who took the candidate along, by name; null where the candidate applied. */
  addedBy: z.string().nullable(),
  /** What the match scored when the agency took them along; of who applied, as it was last scored. */
  matchScore: z.number().int().nullable(),
  note: z.string().nullable(),
  /** When the candidate applied; null where only the agency took them along. */
  appliedAt: z.iso.datetime().nullable(),
  /** Applied, and nobody has looked into it yet. */
  isUnreviewed: z.boolean(),
  version: z.number().int(),
});
export type Application = z.infer<typeof Application>;

const written = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((words) => plain(words) || null)
    .nullable()
    .default(null);

/** A day, or a moment as programs write a date; of that the day counts. */
const day = z
  .string("Invalid date")
  .regex(/^[\d-]{10}(T[\d:.]+(Z|[+-][\d:]+))?$/, "Invalid date")
  .transform((at) => at.slice(0, 10))
  .pipe(z.iso.date("Invalid date"));

/** What a candidate says when applying (specification §3). */
export const ApplicationWords = z.object({
  coverLetter: written(maxCoverLetterLength),
  expectedSalary: written(maxSalaryLength),
  availableDate: day.nullable().default(null),
  relocate: z.enum(relocations).nullable().default(null),
  answers: z
    .array(
      z.object({
        question: z.string().max(maxAnswerLength).transform(plain),
        answer: z.string().max(maxAnswerLength).transform(plain),
      }),
    )
    .max(maxAnswers)
    .default([]),
});
export type ApplicationWords = z.infer<typeof ApplicationWords>;

/** One application, with all that the candidate said and how to reach them. */
export const ApplicationRecord = Application.extend({
  coverLetter: z.string().nullable(),
  expectedSalary: z.string().nullable(),
  availableDate: z.iso.date().nullable(),
  relocate: z.enum(relocations).nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type ApplicationRecord = z.infer<typeof ApplicationRecord>;

export const ApplicationCounts = z.record(z.enum(stretches), z.number().int());
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

export const ApplicationStep = z.object({
  at: z.iso.datetime(),
  from: z.enum(statuses).nullable(),
  to: z.enum(statuses),
  by: z.string().nullable(),
  reason: z.string().nullable(),
});

const Score = z.number().int().min(0).max(100);

export const NewApplications = z.object({
  candidateIds: z.array(z.uuid()).min(1).max(addedAtOnce),
  /** What each was scored, by the candidate's id. */
  scores: z.record(z.uuid(), Score).optional(),
});
export type NewApplications = z.infer<typeof NewApplications>;

/** Which became applications now, and which had been there before. */
export const AddedApplications = z.object({
  added: z.array(Application),
  existing: z.array(Application),
});
export type AddedApplications = z.infer<typeof AddedApplications>;

export const ApplicationIds = z.object({
  applicationIds: z.array(z.uuid()).min(1).max(addedAtOnce),
});

/** Which were taken back, and which stay because somebody has worked on them since. */
export const Withdrawn = z.object({
  withdrawn: z.array(z.uuid()),
  kept: z.array(z.uuid()),
});
export type Withdrawn = z.infer<typeof Withdrawn>;

export const { StatusesChange, StatusesBack, StatusesMoved } = statusesOf(statuses);

export const ApplicationChanges = z
  .object({
    version: z.number().int(),
    status: z.enum(statuses).optional(),
    reason: z.string().trim().max(500).optional(),
    note: z.string().trim().max(2000).nullable().optional(),
  })
  .strict();
export type ApplicationChanges = z.infer<typeof ApplicationChanges>;
