/** Longest wait for a database that another process writes to; then the caller is told that it is busy. */
const patienceMs = 15_000;
/**
 * A pause between retries: short, because a longer one than the other process's next request would find the lock taken
 * each time, and random, so that two processes do not retry in step.
 */
const pauseMs = () => 1 + Math.round(Math.random());

/**
 * A FIFO queue for writes. Work runs at once where the database is free; where another process holds the lock it is
 * retried in pauses that free the thread. SQLite's own busy handler would block the thread that serves requests.
 */
export function createWriteQueue() {
  let last: Promise<unknown> | undefined;

  return function inTurn<Result>(work: () => Result): Result | Promise<Result> {
    if (!last) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
    const mine = (last ?? Promise.resolve()).then(() => retryWhileBusy(work));
    const settled = mine
      .catch(() => {})
      .then(() => {
        if (last === settled) last = undefined;
      });
    last = settled;
    return mine;
  };
}

/** Tries again after a millisecond or two, until the lock is free or patience is over. */
export async function retryWhileBusy<Result>(work: () => Result): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await Bun.sleep(pauseMs());
    }
  }
}

const isBusy = (error: unknown): boolean =>
  /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code)) ||
  /database is locked/.test(String(error));
