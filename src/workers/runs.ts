import { withActor, type App } from "../app";
import { type Lease, releaseLease, renewLease, acquireLease } from "../database/leases";
import { errorFields } from "../log";

/** A run as the process sees it that does its work: whoever aborts `stop` ends it where it stands. */
export type Run = { id: string; lease: Lease; stop: AbortController };
/** A run that is written down and whose lease is held; nothing of it is done before `work` is called. */
export type Begun = { id: string; work: () => Promise<void> };

export type Work = (app: App, run: Run) => Promise<void>;
/** Long work of one name, with what this process is doing of it at the moment, and how to stop that. */
type Kind = {
  name: string;
  work: Work;
  underWay: Map<Promise<void>, AbortController>;
  leaseMs: number;
};

/**
 * How long a lease lasts without a heartbeat before another process may resume the run; a busy machine may miss it for
 * longer.
 */
const resumableAfterMs = 5000;

/**
 * The life cycle of long work that one process does at a time: begun under a lease, kept by a heartbeat, taken up
 * again where a killed process left it, let go when this one ends. How far it has come stands in the rows of the
 * module, which also end it: a run that is over finds that out with its next write.
 */
export function longRuns(name: string, work: Work, leaseMs = resumableAfterMs) {
  const kind: Kind = { name, work, underWay: new Map(), leaseMs };
  return {
    acquire: (app: App) => acquireLease(app, name, leaseMs),

    /** Writes a run down and answers it; where that fails, the lease is free again. */
    async begin(
      app: App,
      { lease, workOfRun = work }: { lease: Lease; workOfRun?: Work },
      record: () => Promise<string>,
    ): Promise<Begun> {
      const id = await record().catch(async (error) => {
        await releaseLease(app, lease);
        throw error;
      });
      return { id, work: () => workOn(app, { ...kind, work: workOfRun }, { id, lease }) };
    },

    /** Does the work while others are answered; an error of it is logged, because nobody waits for it. */
    inBackground(app: App, begun: Begun): void {
      void begun.work().catch((error) => app.log.error(`${name} broke off`, errorFields(error)));
    },

    /** Takes up a run that a killed process left behind, unless `end` ends it; answers whether there was one. */
    async resume(app: App, id: string | undefined, end = goesOn): Promise<boolean> {
      const lease = id && (await acquireLease(app, name, leaseMs));
      if (lease) await resumed(app, kind, { id, lease, end });
      return Boolean(lease);
    },

    /** Stops every run of this process as if it had been killed, so that another process resumes it. */
    async stopAll(): Promise<void> {
      for (const stop of kind.underWay.values()) stop.abort();
      await Promise.allSettled(kind.underWay.keys());
    },
  };
}

/** The lease under which work runs; once it is lost, or the process ends, `signal` is aborted. */
export type HeldLease = { lease: Lease; signal: AbortSignal };
type Wanted = { name: string; signal?: AbortSignal | undefined };

const heldLeaseMs = 30_000;

/**
 * Runs work under a lease that a heartbeat renews; undefined, without running it, while another process holds the
 * lease.
 */
export async function withLease<T>(
  app: App,
  { name, signal }: Wanted,
  work: (turn: HeldLease) => Promise<T>,
): Promise<T | undefined> {
  const lease = await acquireLease(app, name, heldLeaseMs);
  if (!lease) return undefined;
  const lost = new AbortController();
  const heartbeat = keepRenewing(app, { lease, ms: heldLeaseMs, stop: lost });
  try {
    return await work({
      lease,
      signal: AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]),
    });
  } finally {
    clearInterval(heartbeat);
    await releaseLease(app, lease);
  }
}

type Heartbeat = { lease: Lease; ms: number; stop: AbortController };

/** Renews a lease until somebody clears it; one that was lost stops the work. */
const keepRenewing = (app: App, { lease, ms, stop }: Heartbeat) =>
  setInterval(() => {
    renewLease(app, lease, ms).catch(() => stop.abort());
  }, ms / 4);

const goesOn = async () => false;

type Left = { id: string; lease: Lease; end: () => Promise<boolean> };

async function resumed(app: App, kind: Kind, { id, lease, end }: Left): Promise<void> {
  let isOver = true;
  try {
    isOver = await end();
  } finally {
    if (isOver) await releaseLease(app, lease);
  }
  if (!isOver) await workOn(app, kind, { id, lease });
}

function workOn(app: App, kind: Kind, { id, lease }: Omit<Run, "stop">): Promise<void> {
  // The run outlives the request that started it, so it acts as itself and not as that user.
  const asRun = withActor(app, { id: null, name: kind.name });
  const stop = new AbortController();
  const done = workWithHeartbeat(asRun, { id, lease, stop }, kind)
    .finally(() => releaseLease(asRun, lease))
    .finally(() => kind.underWay.delete(done));
  kind.underWay.set(done, stop);
  return done;
}

async function workWithHeartbeat(app: App, run: Run, { work, leaseMs: ms }: Kind): Promise<void> {
  const heartbeat = keepRenewing(app, { ...run, ms });
  try {
    await work(app, run);
  } finally {
    clearInterval(heartbeat);
  }
}
