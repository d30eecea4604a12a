import { z } from "zod";
import { Correction, Fact } from "@/modules/knowledge/analysis/model";
import { contractKinds } from "@/modules/knowledge/analysis/rules";
import { required, singleLine } from "@/modules/platform/texts/model";
import {
  country,
  day,
  euros,
  PersonName,
  RefusedStep,
  statusesOf,
  words,
} from "@/modules/records/core/model";
import {
  maxRate,
  maxTextLength,
  maxCorrections,
  maxSeats,
  orderStatuses,
  rateCurrencies,
  ratePeriods,
} from "./rules";

const fields = {
  title: singleLine(required).min(1, "Required").max(200),
  clientId: z.uuid().nullable().optional(),
  /** One of the client's contacts. */
  contactId: z.uuid().nullable().optional(),
  location: words(200),
  country: country.nullable().optional(),
  seats: z.number().int().min(1).max(maxSeats).nullable().optional(),
  /** A numeric string: what the client pays for one person in one period. */
  rate: euros(20, maxRate),
  rateCurrency: z.enum(rateCurrencies).optional(),
  ratePeriod: z.enum(ratePeriods).optional(),
  startsOn: day,
  contract: z.enum(contractKinds).nullable().optional(),
  description: words(maxTextLength),
  /** What it asks for beside, or against, what is read in the description. */
  corrections: z.array(Correction).max(maxCorrections).optional(),
};

export const NewJobOrder = z.object(fields).strict();
export type NewJobOrder = z.infer<typeof NewJobOrder>;

const version = z.number().int();

/** What is changed, and which version of the job the change was made from. */
export const JobOrderChanges = z.object(fields).partial().extend({ version }).strict();
export type JobOrderChanges = z.infer<typeof JobOrderChanges>;

/** The words that somebody is still writing, and what they are read to ask for. */
export const Wording = z
  .object({ title: z.string().max(200), description: z.string().max(maxTextLength) })
  .strict();
export const ReadRequirements = z.object({ facts: z.array(Fact) });

export const JobOrderStep = z.object({ version }).strict();

/** A job that a client asked the agency to fill: what was agreed, beside the job itself. */
export const JobOrder = z.object({
  /** That of the job. */
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  clientId: z.string().nullable(),
  clientName: z.string().nullable(),
  contactId: z.string().nullable(),
  /** Null also where the contact has left the client. */
  contactName: PersonName.nullable(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  seats: z.number().int().nullable(),
  rate: z.string().nullable(),
  rateCurrency: z.enum(rateCurrencies),
  ratePeriod: z.enum(ratePeriods),
  startsOn: z.string().nullable(),
  contract: z.enum(contractKinds).nullable(),
  description: z.string().nullable(),
  corrections: z.array(Correction),
  isOpen: z.boolean(),
  version,
});
export type JobOrder = z.infer<typeof JobOrder>;

const together = statusesOf(orderStatuses);
export const { StatusesChange, StatusesBack } = together;
export type StatusesChange = z.infer<typeof StatusesChange>;
export type StatusesBack = z.infer<typeof StatusesBack>;
export const StatusesMoved = together.StatusesMoved.extend({ refused: z.array(RefusedStep) });
export type StatusesMoved = z.infer<typeof StatusesMoved>;
