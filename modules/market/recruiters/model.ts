import { z } from "zod";
import { singleLine } from "@/modules/platform/texts/model";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { recordsAtOnce } from "@/modules/records/core/rules";
import { maxSpecialtyLength, maxTitleLength, maxPoints, maxSpecialties, partCodes } from "./rules";

const distinct = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .transform((all) => [...new Set(all)]);

/** What a recruiter knows; countries as the specification writes them, certifications by their names. */
export const Expertise = z.object({
  systems: distinct(z.enum(systems), systems.length),
  roles: distinct(z.enum(roles), roles.length),
  countries: distinct(z.string().length(2), 50),
  certifications: distinct(z.string().max(120), 150),
});

export const OwnExpertise = z.object({
  title: singleLine().max(maxTitleLength),
  expertise: Expertise,
  specialties: distinct(singleLine().min(1).max(maxSpecialtyLength), maxSpecialties),
  /** 0 while nothing was entered. */
  version: z.number().int().min(0),
});
export type OwnExpertise = z.infer<typeof OwnExpertise>;

/** The user's own expertise with every certification that can be chosen. */
export const ExpertiseForm = OwnExpertise.extend({ choices: z.array(z.string()) });
export type ExpertiseForm = z.infer<typeof ExpertiseForm>;

/** Null where there is too little to measure. */
export const Metrics = z.object({
  successRate: z.number().nullable(),
  avgTimeToFill: z.number().nullable(),
  activePlacements: z.number().int(),
  totalPlacements: z.number().int(),
});
export type Metrics = z.infer<typeof Metrics>;

export const Part = z.object({
  code: z.enum(partCodes),
  points: z.number().int(),
  matched: z.array(z.string()),
  /** True where the benchmark stands in for a figure that nobody has measured. */
  isAssumed: z.boolean(),
});

/** A recruiter, specification §3. */
export const Recruiter = OwnExpertise.omit({ version: true }).extend({
  id: z.uuid(),
  name: z.string(),
  /** Initials, where there is no picture. */
  avatar: z.string(),
  profileImageUrl: z.string().nullable(),
  metrics: Metrics,
  /** What a success rate that nobody measured counts as in the score. */
  assumedRate: z.number(),
  /** How many open jobs they own. */
  load: z.number().int(),
  /** Beside the job that was asked about; null where none was. */
  match: z
    .object({ score: z.number().int().min(0).max(maxPoints), parts: z.array(Part) })
    .nullable(),
});
export type Recruiter = z.infer<typeof Recruiter>;

export const RecruiterQuery = z.object({ jobId: z.uuid().optional() });

export const Assignment = z.object({
  recruiterId: z.uuid(),
  recruiter: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Who owns a job, and who did before, newest first. */
export const Ownership = z.object({
  current: Assignment.nullable(),
  former: z.array(Assignment),
});
export type Ownership = z.infer<typeof Ownership>;

export const NewAssignment = z.object({ recruiterId: z.uuid() });

const jobIds = z.array(z.uuid()).min(1).max(recordsAtOnce);
const owner = z.uuid().nullable();
const movedJob = z.object({ id: z.uuid(), from: owner });

/** To whom several jobs are given; null takes them from whoever has them. */
export const OwnersChange = z.object({ jobIds, recruiterId: owner });
export type OwnersChange = z.infer<typeof OwnersChange>;

/** Whose each of them was, and how many stayed as they were. */
export const OwnersMoved = z.object({ moved: z.array(movedJob), kept: z.number().int() });
export type OwnersMoved = z.infer<typeof OwnersMoved>;

export const OwnersBack = z.object({
  recruiterId: owner,
  moved: z.array(movedJob).min(1).max(recordsAtOnce),
});
export type OwnersBack = z.infer<typeof OwnersBack>;
