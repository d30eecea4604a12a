import { z } from "zod";
import { Erasure, Hold, Kept } from "./model";
import { entityTypes, maxNameLength } from "./rules";

/** Somebody found by name, e-mail address, number or id. */
export const FoundSubject = z.object({
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  number: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  /** What tells two of one name apart: a place, a company, a role. */
  detail: z.string().nullable(),
});
export type FoundSubject = z.infer<typeof FoundSubject>;

export const SubjectQuery = z.object({
  q: z.string().trim().min(1).max(100),
  type: z.enum(entityTypes).optional(),
});
export type SubjectQuery = z.infer<typeof SubjectQuery>;

/** All about one person that the module knows without showing the data itself. */
export const SubjectStanding = FoundSubject.extend({
  kept: z.array(Kept),
  rows: z.number().int(),
  retention: z.object({ until: z.iso.date(), rule: z.string() }).nullable(),
  holds: z.array(Hold),
  /** The newest request. */
  erasure: Erasure.nullable(),
});
export type SubjectStanding = z.infer<typeof SubjectStanding>;

/** Who got to see somebody's data, what and when. */
export const Recipient = z.object({ name: z.string(), what: z.string(), at: z.iso.datetime() });
export type Recipient = z.infer<typeof Recipient>;

/** Specification §7: saved as gdpr-export-{timestamp}.json. */
export const DataExport = z.object({
  format: z.literal("coldaisle-gdpr-export"),
  version: z.literal(1),
  fileName: z.string(),
  exportedAt: z.iso.datetime(),
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  name: z.string(),
  /** By module and part, each row as it is kept. */
  data: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))),
  recipients: z.array(Recipient),
  retention: z.object({ until: z.iso.date(), rule: z.string(), source: z.string() }).nullable(),
  holds: z.array(Hold),
  /** The numbers that machines gave, what each is made of, and how they come about. */
  logic: z.object({ explanation: z.string(), scores: z.array(z.unknown()) }),
});
export type DataExport = z.infer<typeof DataExport>;

/** As many as the preview showed; another number means that something has changed since. */
export const PurgeConfirmation = z.strictObject({ count: z.number().int().min(0) });
export type PurgeConfirmation = z.infer<typeof PurgeConfirmation>;

/** The name as it was shown, typed by hand; `now` does not wait for the end of the quarantine. */
export const ErasureConfirmation = z.strictObject({
  name: z.string().trim().min(1, "Required").max(maxNameLength),
  now: z.boolean().default(false),
});
export type ErasureConfirmation = z.infer<typeof ErasureConfirmation>;
