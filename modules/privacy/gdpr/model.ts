import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import {
  entityTypes,
  erasureOrigins,
  erasureStates,
  exportStates,
  holdKinds,
  identityChecks,
  keptReasons,
  mentionFields,
  maxReasonLength,
  purgeOutcomes,
} from "./rules";

/** Specification §5: without an id and a type nothing is sent. The id, or the number people say aloud. */
export const SubjectRef = z.strictObject({
  entityType: z.enum(entityTypes, required),
  entityId: z.string().trim().min(1, "Required").max(100),
});
export type SubjectRef = z.infer<typeof SubjectRef>;

const reason = z.string().trim().min(1, "Required").max(maxReasonLength);
const count = z.number().int().min(0);

/** Why data has to stay although somebody wants it gone. */
export const Hold = z.object({
  /** Null where the hold follows from the records and nobody placed it. */
  id: z.uuid().nullable(),
  kind: z.enum(holdKinds),
  reason: z.string(),
  until: z.iso.date(),
  placedAt: z.iso.datetime().nullable(),
  placedBy: z.string().nullable(),
});
export type Hold = z.infer<typeof Hold>;

export const NewHold = SubjectRef.extend({ reason, until: z.iso.date("Invalid date") });
export type NewHold = z.infer<typeof NewHold>;

/** How much of somebody one module keeps. */
export const Kept = z.object({ holder: z.string(), part: z.string(), rows: count });
export type Kept = z.infer<typeof Kept>;

/** What the law keeps although the person is erased, which law, and until when. */
export const StaysByLaw = Kept.extend({ until: z.iso.date(), law: z.string() });
export type StaysByLaw = z.infer<typeof StaysByLaw>;

/** What an erasure did; it names nobody. */
export const Receipt = z.object({
  erasedAt: z.iso.datetime(),
  kept: z.array(Kept),
  stays: z.array(StaysByLaw),
  rows: count,
  files: count,
  /** Places in the bytes of the database with an address of theirs, 0 unless another has it; null: nobody could look. */
  residue: count.nullable(),
  /** How many entries the list of those erased had afterwards. */
  tombstone: count,
});
export type Receipt = z.infer<typeof Receipt>;

export const Erasure = z.object({
  id: z.uuid(),
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  /** Null once nobody is there to be named. */
  name: z.string().nullable(),
  number: z.string().nullable(),
  reason: z.string().nullable(),
  origin: z.enum(erasureOrigins),
  status: z.enum(erasureStates),
  requestedAt: z.iso.datetime(),
  requestedBy: z.string(),
  /** By when the law wants an answer. */
  dueOn: z.iso.date(),
  identity: z
    .object({ how: z.enum(identityChecks), at: z.iso.datetime(), by: z.string() })
    .nullable(),
  quarantineUntil: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  receipt: Receipt.nullable(),
  /** What went wrong, where it did. */
  trouble: z.string().nullable(),
  holds: z.array(Hold),
});
export type Erasure = z.infer<typeof Erasure>;

export const ErasureQuery = z.object({
  status: z.enum(["open", "ended", ...erasureStates]).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ErasureQuery = z.infer<typeof ErasureQuery>;

/** Specification §7: POST /api/gdpr/data-deletion. */
export const DeletionRequest = SubjectRef.extend({ reason });
export type DeletionRequest = z.infer<typeof DeletionRequest>;
export const DeletionAnswer = z.object({ message: z.string(), erasure: Erasure });
export type DeletionAnswer = z.infer<typeof DeletionAnswer>;

export const IdentityChecked = z.strictObject({ how: z.enum(identityChecks, required) });
export const ErasureEnd = z.strictObject({ reason });

/** Where a text about somebody or something else names the person; it stays until somebody mends it. */
export const ErasureMention = z.object({
  /** The part of the house whose text it is. */
  holder: z.string(),
  field: z.enum(mentionFields),
  /** What the record is called. */
  label: z.string().nullable(),
  /** The words around the name; null where they are private to somebody. */
  excerpt: z.string().nullable(),
  /** Where it is opened. */
  path: z.string(),
});
export type ErasureMention = z.infer<typeof ErasureMention>;

/** A dry run: what would go, what would stay without a name, and what stands against it. */
export const ErasurePreview = z.object({
  name: z.string(),
  kept: z.array(Kept),
  stays: z.array(StaysByLaw),
  rows: count,
  files: z.object({ count, bytes: count }),
  /** What would stay in the texts of others: how often, and the first of them. */
  mentions: z.object({ count, first: z.array(ErasureMention) }),
  holds: z.array(Hold),
  /** The sentence of whatever would refuse it. */
  obstacle: z.string().nullable(),
});
export type ErasurePreview = z.infer<typeof ErasurePreview>;

/** A zip with the same as JSON, as a page to read, and with the files. */
export const ExportJob = z.object({
  id: z.uuid(),
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  name: z.string().nullable(),
  state: z.enum(exportStates),
  done: count,
  total: count,
  bytes: count.nullable(),
  fileName: z.string(),
  requestedAt: z.iso.datetime(),
  requestedBy: z.string(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ExportJob = z.infer<typeof ExportJob>;

const Due = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  until: z.iso.date(),
});

/** What the next purge would do; nothing is changed by looking. */
export const PurgePreview = z.object({
  today: z.iso.date(),
  /** Everybody there is. */
  people: count,
  due: z.array(Due),
  dueTotal: count,
  kept: z.array(Due.extend({ why: z.enum(keptReasons) })),
  keptTotal: count,
  /** More than usual: it needs somebody's word. */
  isUnusual: z.boolean(),
});
export type PurgePreview = z.infer<typeof PurgePreview>;

export const PurgeRun = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  outcome: z.enum(purgeOutcomes),
  due: count,
  erased: count,
});
export type PurgeRun = z.infer<typeof PurgeRun>;

export const PurgeState = z.object({
  /** The box of the settings. */
  isAutomatic: z.boolean(),
  /** Nothing goes by itself before an administrator has seen a preview and said so. */
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  /** Why it stands still until somebody looks. */
  halted: z.enum(["clock", "size"]).nullable(),
  /** The newest first. */
  runs: z.array(PurgeRun),
});
export type PurgeState = z.infer<typeof PurgeState>;
