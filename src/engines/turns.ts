/** Longest wait for a database that another process writes to; then the caller is told that it is busy. */
const patienceMs = 15_000;
/** Short and uneven: whoever pauses longer than another process's next request finds the lock taken again and again. */
const pauseMs = () => 1 + Math.round(Math.random());

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

/** Tries again after a millisecond or two, until the lock is free or patience is over. */
export async function untilFree<Result>(work: () => Result): Promise<Result> {
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
