import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { country, euros, Happening, recordShape, words } from "@/modules/records/core/model";
import { contractTypes, maxAmount, maxWeekHours, statuses, termStates } from "./rules";

/** A deployment as lists answer it (specification §3). */
export const Deployment = z.object({
  id: z.uuid(),
  /** What people say aloud: D-0031. */
  number: z.string(),
  candidateId: z.uuid().nullable(),
  /** Null where nobody is named, and after an erasure. */
  candidateName: z.string().nullable(),
  isCandidateErased: z.boolean(),
  clientId: z.uuid(),
  clientName: z.string(),
  projectId: z.string().nullable(),
  projectName: z.string().nullable(),
  seatId: z.string().nullable(),
  siteId: z.string().nullable(),
  position: z.string(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  status: z.enum(statuses),
  contractType: z.enum(contractTypes),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  /** A numeric string, euros: a year's pay on a permanent contract, an hour's on any other. */
  salary: z.string().nullable(),
  billRate: z.string().nullable(),
  termsState: z.enum(termStates),
  notes: z.string().nullable(),
  isSample: z.boolean(),
  ...recordShape,
});
export type Deployment = z.infer<typeof Deployment>;

/** One set of dates and rates, asked for or in force. */
export const Terms = z.object({
  id: z.uuid(),
  effectiveFrom: z.iso.date(),
  endDate: z.iso.date().nullable(),
  salary: z.string().nullable(),
  billRate: z.string().nullable(),
  hoursPerWeek: z.number().nullable(),
  perDiem: z.string().nullable(),
  employerPercent: z.number().nullable(),
  feePercent: z.number().nullable(),
  reason: z.string().nullable(),
  state: z.enum(termStates),
  isBelowFloor: z.boolean(),
  isApplied: z.boolean(),
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Terms = z.infer<typeof Terms>;

/** Another deployment beside this one: of the same person, or before and after it on the seat. */
export const Beside = Deployment.pick({
  id: true,
  number: true,
  position: true,
  clientName: true,
  status: true,
  startDate: true,
  endDate: true,
});
export type Beside = z.infer<typeof Beside>;

export const DeploymentRecord = Deployment.extend({
  hoursPerWeek: z.number().nullable(),
  perDiem: z.string().nullable(),
  employerPercent: z.number().nullable(),
  feePercent: z.number().nullable(),
  partTimeReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** The original first. */
  terms: z.array(Terms),
  overlapping: z.array(Beside),
  replaces: Beside.nullable(),
  replacedBy: Beside.nullable(),
  history: z.array(Happening),
});
export type DeploymentRecord = z.infer<typeof DeploymentRecord>;

const amount = euros(14, maxAmount);
const percent = z.number("Invalid number").min(0).max(200).nullable().optional();
const day = z.iso.date("Invalid date");
const named = z.uuid().nullable().optional();

/** Dates and rates, which are asked for once the deployment runs. */
export const rateFields = {
  endDate: day.nullable().optional(),
  salary: amount,
  billRate: amount,
  hoursPerWeek: z.number("Invalid number").positive().max(maxWeekHours).nullable().optional(),
  perDiem: amount,
  employerPercent: percent,
  feePercent: percent,
};

const fields = {
  clientId: z.uuid("Required"),
  projectId: named,
  seatId: named,
  siteId: named,
  position: singleLine(required).min(1, "The position is required").max(160),
  location: words(120),
  country: country.nullable().optional(),
  contractType: z.enum(contractTypes, required),
  startDate: day,
  ...rateFields,
  partTimeReason: words(500),
  notes: words(4000),
};

const isInOrder = (it: { startDate?: string | undefined; endDate?: string | null | undefined }) =>
  !it.startDate || !it.endDate || it.startDate <= it.endDate;
const order = { message: "The end date is before the start date.", path: ["endDate"] };

export const NewDeployment = z
  .object({
    ...fields,
    candidateId: named,
    applicationId: named,
    replacesId: named,
    isSample: z.boolean().optional(),
  })
  .refine(isInOrder, order);
export type NewDeployment = z.infer<typeof NewDeployment>;

/** What is changed, and which version of the record the change was made from. */
export const DeploymentChanges = z
  .object({ ...fields, candidateId: named })
  .partial()
  .extend({ version: z.number().int() })
  .strict()
  .refine(isInOrder, order);
export type DeploymentChanges = z.infer<typeof DeploymentChanges>;

/** Somebody who was chosen and is not deployed yet: by an application, or on a project's board. */
export const Accepted = z.object({
  candidateId: z.uuid(),
  candidateName: z.string(),
  candidateNumber: z.string(),
  position: z.string(),
  clientId: z.uuid().nullable(),
  projectId: z.uuid().nullable(),
  projectName: z.string().nullable(),
  applicationId: z.string().nullable(),
  siteId: z.uuid().nullable(),
  location: z.string().nullable(),
  country: z.string().nullable(),
});
export type Accepted = z.infer<typeof Accepted>;

/** A place on the map, and how many of what are there. */
export const MapPlace = z.object({
  key: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** By status. */
  counts: z.record(z.string(), z.number().int()),
  total: z.number().int(),
});
export type MapPlace = z.infer<typeof MapPlace>;

export const PlaceMap = z.object({
  places: z.array(MapPlace),
  /** What has no place that anybody knows. */
  unplaced: z.number().int(),
});
export type PlaceMap = z.infer<typeof PlaceMap>;

export const SiteQuery = z.object({
  /** The datacenters of one client; of all of them without it. */
  client: z.uuid().optional(),
});
export type SiteQuery = z.infer<typeof SiteQuery>;
