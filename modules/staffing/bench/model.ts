import { z } from "zod";
import { cells, rollOffSteps } from "./rules";

export const AssignmentClock = z.object({
  rule: z.string(),
  deploymentId: z.uuid(),
  number: z.string(),
  candidateName: z.string().nullable(),
  clientName: z.string(),
  used: z.number().int(),
  limit: z.number().int(),
  /** The day the limit is reached if the work goes on. */
  reachedOn: z.iso.date(),
  source: z.object({ name: z.string(), address: z.url() }),
  validFrom: z.iso.date(),
  reviewedOn: z.iso.date(),
  /** Whether the agency goes by a number of its own. */
  isOverridden: z.boolean(),
});
export type AssignmentClock = z.infer<typeof AssignmentClock>;

export const RollOff = z.object({
  deploymentId: z.uuid(),
  number: z.string(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  clientName: z.string(),
  position: z.string(),
  endDate: z.iso.date(),
  daysLeft: z.number().int(),
  action: z.enum(rollOffSteps.map(({ action }) => action)),
});
export type RollOff = z.infer<typeof RollOff>;

export const BenchPerson = z.object({
  candidateId: z.uuid(),
  name: z.string(),
  /** The last day that is covered; null where it is open. */
  until: z.iso.date().nullable(),
  /** One for each week. */
  cells: z.array(z.enum(cells)),
});
export type BenchPerson = z.infer<typeof BenchPerson>;

/** Whose first day has come without a start. */
export const RefusedStart = z.object({
  id: z.uuid(),
  number: z.string(),
  stoppers: z.array(z.string()),
});
export type RefusedStart = z.infer<typeof RefusedStart>;

export const Bench = z.object({
  /** The Mondays. */
  weeks: z.array(z.iso.date()),
  /** Who is free first comes first. */
  people: z.array(BenchPerson),
  rollOffs: z.array(RollOff),
  refused: z.array(RefusedStart),
  /** Limits that are reached soon. */
  clocks: z.array(AssignmentClock),
});
export type Bench = z.infer<typeof Bench>;

/** For whom, and from which day they are free. */
export const OpeningQuery = z.object({ candidate: z.uuid(), from: z.iso.date() });
export type OpeningQuery = z.infer<typeof OpeningQuery>;

/** A project with free seats for somebody's role. */
export const Opening = z.object({
  id: z.uuid(),
  /** P-012 */
  number: z.string(),
  name: z.string(),
  clientName: z.string().nullable(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Seats for that role that nobody takes. */
  free: z.number().int(),
});
export type Opening = z.infer<typeof Opening>;
