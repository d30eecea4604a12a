import { z } from "zod";
import { namePattern, runKinds, runStates, steps } from "./rules";

export const BackupName = z.string().regex(namePattern, "There is no such backup.");

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
  /** Of the whole file, as `sha256sum` would say it. */
  sha256: z.string().nullable(),
  /** When it was last read back and found whole; null where it is not. */
  verifiedAt: z.iso.datetime().nullable(),
  /** What is wrong with it. */
  damage: z.string().nullable(),
  rows: z.number().int(),
  files: z.number().int(),
  appVersion: z.string(),
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
