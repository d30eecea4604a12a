import PQueue from "p-queue";
import type { Task } from "@/modules/market/sources/model";
import { sources } from "@/modules/market/sources";
import { refusals, type SourceId } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type PageReaders, type PageResult, readTask } from "./reading";

/** How many pages of one source are under way at once; the fetcher keeps each host's own pace. */
const width = { live: 2, replay: 10 };
/** Pages that were read and wait to be written; beyond them a source reads no further. */
const mostLanding = 40;

type Means = {
  readers: PageReaders;
  stop: AbortController;
  land: (result: PageResult) => Promise<Task[]>;
};

/** Reads all of one source: its own queue, its own end, and whatever its pages lead to. */
export async function readSource(
  app: App,
  source: SourceId,
  first: Task[],
  means: Means,
): Promise<void> {
  const { readers, stop, land } = means;
  const queue = new PQueue({ concurrency: widthOf(app, source) });
  const landings = new Set<Promise<void>>();
  let isOpen = true;
  let broken: unknown;

  const read = async (task: Task): Promise<void> => {
    if (stop.signal.aborted) return;
    const result = await readTask(app, readers, task, stop.signal);
    if (stop.signal.aborted) return;
    if (isShut(result)) shut();
    const landing = bring(result).finally(() => landings.delete(landing));
    landings.add(landing);
    // While a page is written the next ones are read already, but never more than a few writes ahead.
    while (landings.size >= mostLanding) await Promise.race(landings);
  };
  const bring = async (result: PageResult): Promise<void> => {
    try {
      const next = await land(result);
      if (isOpen) enqueue(next);
    } catch (error) {
      broken ??= error;
      shut();
      stop.abort();
    }
  };
  const enqueue = (tasks: Task[]) => tasks.forEach((task) => void queue.add(() => read(task)));
  const shut = () => {
    isOpen = false;
    queue.clear();
  };

  enqueue(first);
  await queue.onIdle();
  while (landings.size > 0) {
    await Promise.all(landings);
    await queue.onIdle();
  }
  if (broken) throw broken;
  if (stop.signal.aborted)
    throw new Failure("conflict", `${sources[source].name} was interrupted.`);
}

/** A source that refused once is not asked again in this run; recorded pages are judged one by one. */
const isShut = ({ verdict, state, task }: PageResult) =>
  !task.context["isRecorded"] &&
  state === "blocked" &&
  (verdict === "refused" || refusals.includes(verdict));

const widthOf = (app: App, source: SourceId) =>
  app.transport.kind === "replay"
    ? width.replay
    : Math.max(width.live, sources[source].policy.concurrency);
