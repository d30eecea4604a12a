import { z } from "zod";
import { runKinds, runStates, steps } from "./rules";

export const BackupName = z.string().max(100);

/** One thing that was done to a backup, or is being done. */
export const BackupRun = z.object({
  id: z.uuid(),
  kind: z.enum(runKinds),
  state: z.enum(runStates),
  name: z.string().nullable(),
  step: z.enum(steps),
  /** Whole percent. */
  progress: z.number().int(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  startedBy: z.string(),
  /** Why it failed; of a drill, how long it took. */
  sentence: z.string().nullable(),
  ms: z.number().int().nullable(),
});
export type BackupRun = z.infer<typeof BackupRun>;

export const Backup = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  bytes: z.number().int(),
  isEncrypted: z.boolean(),
  /** Of what is packed, as the signed manifest says; null where that cannot be read. */
  sha256: z.string().nullable(),
  /** When it was last read back and found whole; null where it is not. */
  verifiedAt: z.iso.datetime().nullable(),
  /** What is wrong with it. */
  damage: z.string().nullable(),
  rows: z.number().int(),
  files: z.number().int(),
  /** How many upgrades its database has seen. */
  schema: z.number().int(),
  /** When it reached the other storage. */
  copiedAt: z.iso.datetime().nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** What the Admin screen shows. */
export const BackupOverview = z.object({
  /** Why there can be none here, such as a database in memory; null where all is well. */
  obstacle: z.string().nullable(),
  isEncrypted: z.boolean(),
  isDaily: z.boolean(),
  isCopied: z.boolean(),
  /** The newest that was read back and found whole. */
  last: Backup.nullable(),
  isLate: z.boolean(),
  /** What is being done, or was done last. */
  run: BackupRun.nullable(),
  /** The last restore that was tried without touching anything. */
  drill: BackupRun.nullable(),
  backups: z.array(Backup),
  bytes: z.number().int(),
  freeBytes: z.number().int(),
});
export type BackupOverview = z.infer<typeof BackupOverview>;

export const CopyTestResult = z.object({ isWell: z.boolean(), sentence: z.string() });
export type CopyTestResult = z.infer<typeof CopyTestResult>;

/** What an old copy was in the midst of. */
export const Calmed = z.object({
  sessions: z.number().int(),
  letters: z.number().int(),
  campaigns: z.number().int(),
});
export type Calmed = z.infer<typeof Calmed>;

/** What came of a restore, or of trying one. */
export const Restored = z.object({
  name: z.string(),
  createdAt: z.iso.datetime(),
  isDrill: z.boolean(),
  /** Compared with the manifest, table by table. */
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
  /** People whom the old copy still knew. */
  erasedAgain: z.number().int(),
  /** Why somebody who was erased since may be back, where no list of them was found. */
  erasedUnknown: z.string().nullable(),
  calmed: Calmed,
  schema: z.object({ before: z.number().int(), now: z.number().int() }),
  /** From the first byte read until people could work again. */
  ms: z.number().int(),
  /** Where the database lies that was there before. */
  before: z.string().nullable(),
});
export type Restored = z.infer<typeof Restored>;
