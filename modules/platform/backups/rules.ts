/** What is done to backups, and written down: one row each time. */
export const runKinds = ["create", "verify", "copy", "drill"] as const;
export type RunKind = (typeof runKinds)[number];

/** Of a look at a backup, *damaged* is what it found. */
export const runStates = ["active", "done", "failed", "damaged"] as const;
export type RunState = (typeof runStates)[number];

/** Where a run stands, in this order: the database is copied, packed, read back as it lies on the disk, and sent on. */
export const steps = ["copying", "packing", "checking", "sending"] as const;
export type Step = (typeof steps)[number];

/** How far along each step of a new backup begins, in percent. */
export const beginsAt: Record<Step, number> = {
  copying: 0,
  packing: 40,
  checking: 70,
  sending: 100,
};

export const ending = ".backup";
/** Says when it was made; two within a second are told apart by what stands behind it. */
export const namePattern = /^coldaisle-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;
export const nameAt = (at: Date) =>
  `coldaisle-${at.toISOString().replaceAll(/[:.]/g, "-")}${ending}`;

/** Room on the disk for the copy and the packed backup, and a little for what is written meanwhile. */
export const spareRoom = 1.2;

export const tellEveryMs = 400;

/** A backup that nobody has looked at for so long is read again, because disks forget. */
export const verifyAgainDays = 7;
/** How often a restore is tried by itself. */
export const drillEveryDays = 30;
/** A last verified backup older than this is worth a warning. */
export const lateAfterHours = 36;
/** The log of runs forgets what is older. */
export const runsKeptDays = 365;
