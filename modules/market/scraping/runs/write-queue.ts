import type { Task } from "@/modules/market/sources/model";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/database/leases";
import type { Crawl } from "../model";
import { keyOf } from "./planning";
import type { PageResult } from "../pages/read-page";
import { type ReadPages, savePages } from "../pages/save-pages";

/** Limits of one write, so that other writers are not starved. */
const adsPerWrite = 40;
const pagesPerWrite = 20;
/** Waits so long for more pages before a write, because a commit costs as much as several pages. */
const batchDelayMs = 40;

type Waiting = { result: PageResult; landed: (next: Task[]) => void; lost: (why: unknown) => void };

/** A run under its lease, and the keys of the pages that it has asked for. */
type OpenRun = { lease: Lease; run: Crawl; asked: Set<string> };

/** Serialises the writes of all sources, so that merging always sees what was saved before. */
export function createWriteQueue(app: App, { lease, run, asked }: OpenRun) {
  const waiting: Waiting[] = [];
  let isBusy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      if (waiting.length < pagesPerWrite) await Bun.sleep(batchDelayMs);
      const some = waiting.splice(0, batchLength(waiting));
      try {
        const results = some.map(({ result }) => result);
        const next = await saveWithRetry(app, { lease, run, results });
        some.forEach(({ landed, result }) => landed(notYetQueued(result.task, next, asked)));
      } catch (error) {
        // A failed write ends the run: the pages waiting behind it are rejected too.
        [...some, ...waiting.splice(0)].forEach(({ lost }) => lost(error));
      }
    }
  }

  return {
    land: (result: PageResult): Promise<Task[]> =>
      new Promise((landed, lost) => {
        waiting.push({ result, landed, lost });
        if (isBusy) return;
        isBusy = true;
        void drain().finally(() => (isBusy = false));
      }),
  };
}

/** Attempts: somebody may edit a job while its ad is saved (conflict), and a fresh read then succeeds. */
const maxAttempts = 3;

export async function retryOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error) || attempt === maxAttempts) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Failure && error.kind === "conflict";

async function saveWithRetry(app: App, { lease, run, results }: ReadPages): Promise<Task[]> {
  try {
    return await retryOnConflict(() => savePages(app, { lease, run, results }));
  } catch (error) {
    if (!isConflict(error) || results.length === 1) throw error;
    // Two pages of one write may change the same job; saved one by one they do not conflict.
    const next: Task[] = [];
    for (const result of results)
      next.push(...(await saveWithRetry(app, { lease, run, results: [result] })));
    return next;
  }
}

/** Keeps the tasks of this source that no earlier page has queued. */
function notYetQueued({ source }: Task, next: Task[], asked: Set<string>): Task[] {
  return next.filter((task) => {
    if (task.source !== source || asked.has(keyOf(task))) return false;
    asked.add(keyOf(task));
    return true;
  });
}

function batchLength(waiting: Waiting[]): number {
  let ads = 0;
  const full = waiting.findIndex(({ result }, n) => {
    ads += result.finding?.ads.length ?? 0;
    return n > 0 && (ads > adsPerWrite || n >= pagesPerWrite);
  });
  return full === -1 ? waiting.length : full;
}
