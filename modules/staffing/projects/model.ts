import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { country, day, euros, Happening, recordShape, words } from "@/modules/records/core/model";
import {
  maxBudget,
  maxSeats,
  maxStages,
  parts,
  phases,
  priorities,
  roles,
  stageTypes,
  statuses,
} from "./rules";

/** A project as lists answer it (specification §3). */
export const Project = z.object({
  id: z.uuid(),
  /** What people say aloud: P-012. */
  number: z.string(),
  name: z.string(),
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  siteId: z.uuid().nullable(),
  siteName: z.string().nullable(),
  status: z.enum(statuses),
  priority: z.enum(priorities).nullable(),
  positionsRequired: z.number().int(),
  /** How many of them are taken by people who are placed or about to be. */
  positionsFilled: z.number().int(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  /** A numeric string, euros. */
  budget: z.string().nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  description: z.string().nullable(),
  isSample: z.boolean(),
  ...recordShape,
});
export type Project = z.infer<typeof Project>;

export const Seat = z.object({
  id: z.uuid(),
  phase: z.enum(phases),
  role: z.enum(roles),
  seats: z.number().int(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Numeric strings, euros an hour. */
  rateFrom: z.string().nullable(),
  rateTo: z.string().nullable(),
});
export type Seat = z.infer<typeof Seat>;

export const Member = z.object({
  userId: z.uuid(),
  name: z.string(),
  part: z.enum(parts),
});
export type Member = z.infer<typeof Member>;

export const ProjectStage = z.object({
  id: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[a-z\d-]+$/, "Invalid stage"),
  name: singleLine().min(1).max(40).nullable(),
  type: z.enum(stageTypes),
});

export const ProjectRecord = Project.extend({
  seats: z.array(Seat),
  team: z.array(Member),
  stages: z.array(ProjectStage),
  history: z.array(Happening),
});
export type ProjectRecord = z.infer<typeof ProjectRecord>;

const id = z.uuid().nullable().optional();
const amount = euros(16, maxBudget);

const inOrder = (from?: string | null, until?: string | null) => !from || !until || from <= until;

/** An `id` keeps the seat it was, and whoever sits on it; without one it is a new one. */
export const NewSeat = z
  .object({
    id: z.uuid().optional(),
    phase: z.enum(phases),
    role: z.enum(roles),
    seats: z.int("Invalid number").min(1, "Invalid number").max(maxSeats, "Invalid number"),
    from: day,
    until: day,
    rateFrom: amount,
    rateTo: amount,
  })
  .refine(({ from, until }) => inOrder(from, until), {
    message: "The end date is before the start date.",
    path: ["until"],
  })
  .refine(({ rateFrom, rateTo }) => !rateFrom || !rateTo || Number(rateFrom) <= Number(rateTo), {
    message: "The maximum is below the minimum.",
    path: ["rateTo"],
  });
export type NewSeat = z.infer<typeof NewSeat>;

export const NewMember = z.object({ userId: z.uuid(), part: z.enum(parts) });

const isEachOnce = (names: string[]) => new Set(names).size === names.length;

export const NewStages = z
  .array(ProjectStage)
  .min(2)
  .max(maxStages)
  .refine((stages) => isEachOnce(stages.map(({ id }) => id)), {
    message: "A stage is listed twice.",
  })
  .refine((stages) => stages.some(({ type }) => type === "hired"), {
    message: "One stage must be of type Hired.",
  })
  .refine((stages) => stages.some(({ type }) => type === "closed"), {
    message: "One stage must be of type Closed.",
  });

const fields = {
  name: singleLine(required).min(1, "The project's name is required").max(160),
  clientId: id,
  siteId: id,
  priority: z.enum(priorities).nullable().optional(),
  location: words(120),
  country: country.nullable().optional(),
  budget: amount,
  startDate: day,
  endDate: day,
  description: words(4000),
  seats: z.array(NewSeat).max(60).optional(),
  team: z
    .array(NewMember)
    .max(40)
    .refine((team) => isEachOnce(team.map(({ userId }) => userId)), {
      message: "Someone is listed twice.",
    })
    .optional(),
};

const endsAfterItBegins = {
  message: "The end date is before the start date.",
  path: ["endDate"],
};

export const NewProject = z
  .object({
    ...fields,
    status: z.enum(statuses).optional(),
    stages: NewStages.optional(),
    isSample: z.boolean().optional(),
  })
  .refine(({ startDate, endDate }) => inOrder(startDate, endDate), endsAfterItBegins);
export type NewProject = z.infer<typeof NewProject>;

/** What is changed, and which version of the record the change was made from. */
export const ProjectChanges = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int() })
  .strict()
  .refine(({ startDate, endDate }) => inOrder(startDate, endDate), endsAfterItBegins);
export type ProjectChanges = z.infer<typeof ProjectChanges>;
