import { Elysia } from "elysia";
import type { App } from "../app";

/** Upper ends of the classes of duration, in seconds; what took longer is in the last one, which has no end. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Answers of one class of status (2xx to 5xx) since the process began. */
export type RequestTimes = { counts: number[]; seconds: number };
type ByStatus = Map<string, RequestTimes>;

const kept = new WeakMap<App, ByStatus>();

/** How long the answers of this process took, by class of status. */
export const requestTimes = (app: App): ByStatus => kept.getOrInsertComputed(app, () => new Map());

/** How many requests this process has answered. */
export const countAnswers = (app: App): number =>
  requestTimes(app)
    .values()
    .flatMap(({ counts }) => counts)
    .reduce((sum, it) => sum + it, 0);

const begun = new WeakMap<Request, number>();

/** Measures each request from its arrival until its answer is sent; of a failure, until it is known. */
export const timing = (app: App) =>
  new Elysia({ name: "timing" })
    .onRequest(({ request }) => void begun.set(request, performance.now()))
    .onAfterResponse({ as: "global" }, ({ request, set, responseValue }) =>
      recordFinished(app, request, statusOf(responseValue, set.status)),
    );

const statusOf = (answer: unknown, status: unknown = 200): number =>
  answer instanceof Response ? answer.status : Number(status);

/** Counts a request once, by the first who knows how it ended. */
export function recordFinished(app: App, request: Request, status: number): void {
  const since = begun.get(request);
  if (since === undefined) return;
  begun.delete(request);
  const times = requestTimes(app).getOrInsertComputed(`${Math.trunc(status / 100)}xx`, () => ({
    counts: Array<number>(durationBuckets.length + 1).fill(0),
    seconds: 0,
  }));
  const seconds = (performance.now() - since) / 1000;
  const fitting = durationBuckets.findIndex((end) => seconds <= end);
  const place = fitting < 0 ? durationBuckets.length : fitting;
  times.counts[place] = (times.counts[place] ?? 0) + 1;
  times.seconds += seconds;
}
