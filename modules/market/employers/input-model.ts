import { z } from "zod";
import { roles } from "@/modules/knowledge/analysis/rules";
import { RecordIds } from "@/modules/records/core/model";
import { recordsAtOnce } from "@/modules/records/core/rules";
import {
  contacts,
  employersPerPage,
  employerSorts,
  leadReasons,
  leadStates,
  verdicts,
} from "./rules";

export const LeadChanges = z
  .object({
    version: z.number().int(),
    /** Whose it is; null gives it back to everyone. */
    ownerId: z.uuid().nullable().optional(),
    state: z.enum(leadStates).optional(),
    reason: z.enum(leadReasons).optional(),
    note: z.string().max(300).optional(),
  })
  .strict();
export type LeadChanges = z.infer<typeof LeadChanges>;

/** What several leads are to have in common; those that are over stay as they are. */
export const LeadsChange = LeadChanges.omit({ version: true }).extend(RecordIds.shape);
export type LeadsChange = z.infer<typeof LeadsChange>;

const stood = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** Whose it was; null where it was open to everyone. */
  ownerId: z.uuid().nullable(),
});

/** How those stood that were changed, for the way back, and how many were not. */
export const LeadsMoved = z.object({ moved: z.array(stood), kept: z.number().int() });
export type LeadsMoved = z.infer<typeof LeadsMoved>;

export const LeadsBack = z.object({ moved: z.array(stood).min(1).max(recordsAtOnce) });
export type LeadsBack = z.infer<typeof LeadsBack>;

export const LeadOwner = z.object({ id: z.uuid(), name: z.string() });

export const EmployerChanges = z
  .object({
    version: z.number().int(),
    /** A person's own verdict; null goes back to what the ads say. */
    verdict: z.enum(verdicts).nullable().optional(),
    contact: z.enum(contacts).optional(),
  })
  .strict();
export type EmployerChanges = z.infer<typeof EmployerChanges>;

export const EmployerQuery = z.object({
  q: z.string().max(200).optional(),
  /** The company as merging compares it. */
  key: z.string().max(200).optional(),
  verdict: z.enum(verdicts).optional(),
  contact: z.enum(contacts).optional(),
  country: z.string().max(2).optional(),
  metro: z.string().max(80).optional(),
  role: z.enum(roles).optional(),
  /** Only those with an ad, or first seen, within the last seven days. */
  week: z.enum(["ads", "first"]).optional(),
  sort: z.enum(employerSorts).default("open"),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(employersPerPage),
});
export type EmployerQuery = z.infer<typeof EmployerQuery>;
