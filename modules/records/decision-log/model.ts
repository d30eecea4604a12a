import { z } from "zod";
import { kinds, maxPageSize, pageSize, reasonMax, reasonMin } from "./rules";

/** What the machine said when somebody decided: its number, by which rules, from what, and what it is made of. */
export const MachineScore = z.object({
  score: z.number().nullable(),
  version: z.string(),
  /** Hash of everything the score looked at. */
  inputsHash: z.string(),
  parts: z.array(z.object({ name: z.string(), points: z.number() })),
});
export type MachineScore = z.infer<typeof MachineScore>;

export const Decision = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The person's name, or the door. */
  by: z.string(),
  kind: z.enum(kinds),
  jobId: z.string().nullable(),
  candidateId: z.string().nullable(),
  /** The user it is about: the recruiter that was assigned. */
  userId: z.string().nullable(),
  machine: MachineScore.nullable(),
  decision: z.string(),
  reason: z.string().nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const NewDecision = Decision.pick({ kind: true, decision: true }).extend(
  Decision.omit({ id: true, at: true, by: true, kind: true, decision: true }).partial().shape,
);
export type NewDecision = z.infer<typeof NewDecision>;

export const Reason = z.string().trim().min(reasonMin, "Add a short reason.").max(reasonMax);

export const DecisionQuery = z.object({
  kind: z.enum(kinds).optional(),
  jobId: z.uuid().optional(),
  candidateId: z.uuid().optional(),
  userId: z.uuid().optional(),
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export type DecisionQuery = z.infer<typeof DecisionQuery>;

/** A number that a machine gave a person for a job. */
export const PersonScore = MachineScore.extend({ jobId: z.string(), at: z.iso.datetime() });
export type PersonScore = z.infer<typeof PersonScore>;

/** All that machines computed and people decided about one person. */
export const PersonLog = z.object({
  candidateId: z.string(),
  at: z.iso.datetime(),
  scores: z.array(PersonScore),
  decisions: z.array(Decision),
});
export type PersonLog = z.infer<typeof PersonLog>;
