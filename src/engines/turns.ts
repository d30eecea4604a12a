/** Longest wait for a database that another process writes to; then the caller is told that it is busy. */
const patienceMs = 15_000;
const longestPauseMs = 8;

/**
 * Does work at once where the database is free. Where another process holds its lock, it is tried again in pauses that
 * leave the thread to others, first come first served: SQLite's own busy handler would sleep on the serving thread.
 */
export function createTurns() {
  let last: Promise<unknown> | undefined;

  return function inTurn<Result>(work: () => Result): Result | Promise<Result> {
    if (!last) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
    const mine = (last ?? Promise.resolve()).then(() => untilFree(work));
    const settled = mine
      .catch(() => {})
      .then(() => {
        if (last === settled) last = undefined;
      });
    last = settled;
    return mine;
  };
}

/** Tries again, at first after a millisecond, until the lock is free or patience is over. */
export async function untilFree<Result>(work: () => Result): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (let pause = 1; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await Bun.sleep(pause);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  /^SQLITE_BUSY/.test(String((error as { code?: unknown }).code)) ||
  /database is locked/.test(String(error));
