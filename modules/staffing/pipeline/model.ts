import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { words } from "@/modules/records/core/model";
import { statuses as candidateStatuses } from "@/modules/crm/candidates/rules";
import { NewStages, ProjectStage } from "@/modules/staffing/projects/model";
import { stageTypes } from "@/modules/staffing/projects/rules";
import { addedAtOnce, funnelTypes } from "./rules";

/** A candidate on the board of a project. */
export const Entry = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  candidateId: z.uuid(),
  /** C-0042 */
  candidateNumber: z.string(),
  candidateName: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  candidateStatus: z.enum(candidateStatuses),
  availableFrom: z.iso.date().nullable(),
  stage: z.string(),
  stageType: z.enum(stageTypes),
  /** When the candidate came to this stage. */
  since: z.iso.datetime(),
  reason: z.string().nullable(),
  addedBy: z.string().nullable(),
  version: z.number().int(),
});
export type Entry = z.infer<typeof Entry>;

/** Where a candidate stands, seen from the candidate. */
export const Standing = Entry.pick({
  id: true,
  projectId: true,
  stage: true,
  stageType: true,
  since: true,
}).extend({
  projectNumber: z.string(),
  projectName: z.string(),
  stageName: z.string().nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const NewEntries = z.object({
  candidateIds: z.array(z.uuid()).min(1).max(addedAtOnce),
});
/** Who came onto the board now, and who had been there before. */
export const AddedEntries = z.object({
  added: z.array(Entry),
  existing: z.array(Entry),
  /** The names of those among the new ones who have not agreed to anything yet. */
  withoutConsent: z.array(z.string()),
});
export type AddedEntries = z.infer<typeof AddedEntries>;

export const EntryIds = z.object({ entryIds: z.array(z.uuid()).min(1).max(addedAtOnce) });
/** Who was taken off again, and who stays because somebody has moved them since. */
export const TakenOff = z.object({ taken: z.array(z.uuid()), kept: z.array(z.uuid()) });
export type TakenOff = z.infer<typeof TakenOff>;

export const Step = z.object({
  version: z.number().int(),
  stage: z.string().min(1).max(40),
  /** Asked for where somebody is closed. */
  reason: words(500),
});
export type Step = z.infer<typeof Step>;

export const StageChanges = z.object({ version: z.number().int(), stages: NewStages });
export type StageChanges = z.infer<typeof StageChanges>;

/** The columns that a board may begin with, under a name of the agency's own. */
export const StageTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  stages: z.array(ProjectStage),
  version: z.number().int(),
});
export type StageTemplate = z.infer<typeof StageTemplate>;

export const NewStageTemplate = z.strictObject({
  name: singleLine(required).min(1, "Required").max(60),
  stages: NewStages,
});
export type NewStageTemplate = z.infer<typeof NewStageTemplate>;

export const StageTemplateChanges = NewStageTemplate.extend({ version: z.number().int() });
export type StageTemplateChanges = z.infer<typeof StageTemplateChanges>;

export const Analytics = z.object({
  projects: z.number().int(),
  required: z.number().int(),
  filled: z.number().int(),
  /** How many came to a stage of this type or beyond it. */
  funnel: z.array(z.object({ type: z.enum(funnelTypes), candidates: z.number().int() })),
  closed: z.number().int(),
  /** Days that candidates stayed, of stays that are over. */
  stays: z.array(
    z.object({
      type: z.enum(stageTypes),
      medianDays: z.number().nullable(),
      stays: z.number().int(),
    }),
  ),
  forecast: z.object({
    openSeats: z.number().int(),
    hirings: z.number().int(),
    /** Null where too little was hired for a pace. */
    weeks: z.number().int().nullable(),
    by: z.iso.date().nullable(),
  }),
  budget: z.object({
    /** Numeric strings, euros; how many of the projects have one. */
    planned: z.string().nullable(),
    projects: z.number().int(),
    /** Null as long as nobody places people at a rate. */
    committed: z.string().nullable(),
  }),
});
export type Analytics = z.infer<typeof Analytics>;
