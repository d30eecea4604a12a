import type { Task } from "@/modules/sources/model";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/leases";
import { type Crawl, land } from "./landing";
import { keyOf } from "./planning";
import type { PageResult } from "./reading";

/** Pages land a few at a time in one write each, so that other writers are never starved. */
const adsPerWrite = 60;
const pagesPerWrite = 40;
/** Someone may edit a job while its ad arrives: reading again and writing again settles it. */
const tries = 3;

type Waiting = { result: PageResult; landed: (next: Task[]) => void; lost: (why: unknown) => void };

/** Where pages of all sources come in, one write after the other: merging always sees what came before. */
export function createPier(app: App, lease: Lease, run: Crawl, asked: Set<string>) {
  const waiting: Waiting[] = [];
  let isBusy = false;

  async function unload(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, howMany(waiting));
      try {
        const results = some.map(({ result }) => result);
        const next = await landFirmly(app, lease, run, results);
        some.forEach(({ landed, result }) => landed(ownOf(result.task, next, asked)));
      } catch (error) {
        some.forEach(({ lost }) => lost(error));
      }
    }
  }

  return {
    land: (result: PageResult): Promise<Task[]> =>
      new Promise((landed, lost) => {
        waiting.push({ result, landed, lost });
        if (isBusy) return;
        isBusy = true;
        void unload().finally(() => (isBusy = false));
      }),
  };
}

async function landFirmly(app: App, lease: Lease, run: Crawl, results: PageResult[]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await land(app, lease, run, results);
    } catch (error) {
      const mayPass = error instanceof Failure && error.kind === "conflict" && attempt < tries;
      if (!mayPass) throw error;
    }
  }
}

/** The first of the pages that led to a task queues it; the others find it asked already. */
function ownOf({ source }: Task, next: Task[], asked: Set<string>): Task[] {
  return next.filter((task) => {
    if (task.source !== source || asked.has(keyOf(task))) return false;
    asked.add(keyOf(task));
    return true;
  });
}

function howMany(waiting: Waiting[]): number {
  let ads = 0;
  const full = waiting.findIndex(({ result }, n) => {
    ads += result.finding?.ads.length ?? 0;
    return n > 0 && (ads > adsPerWrite || n >= pagesPerWrite);
  });
  return full === -1 ? waiting.length : full;
}
