import { z } from "zod";
import { anchorStates, tamperings } from "./rules";

export const AuditQuery = z.object({
  action: z.string().max(80).optional(),
  actorId: z.uuid().optional(),
  entityId: z.string().max(80).optional(),
  /** Continues behind this entry. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditEntry = z.object({
  seq: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

/** Rows from one number to another with which something is wrong. */
export const Finding = z.object({
  what: z.enum(tamperings),
  from: z.number().int(),
  to: z.number().int(),
});
export type Finding = z.infer<typeof Finding>;

export const Verification = z.object({
  isWhole: z.boolean(),
  at: z.string(),
  entries: z.number().int(),
  /** How many of them lie under a seal; the rest are sealed within seconds. */
  sealed: z.number().int(),
  anchor: z.enum(anchorStates),
  findings: z.array(Finding),
  /** More than are listed, where much is wrong. */
  found: z.number().int(),
});
export type Verification = z.infer<typeof Verification>;

export const VerificationQuery = z.object({
  /** Looks anew instead of repeating what was found a little while ago. */
  anew: z.stringbool().default(false),
});
