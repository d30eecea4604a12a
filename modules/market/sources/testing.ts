import type { StandIn } from "@/cli/demo/boards";
import type { Ad, Page, Query, Task } from "./model";
import { type Reading, readPage, sources } from "./registry";
import { answeringSections, type SourceId } from "./rules";

/** Noon of the day that tests stand still at. */
export const noon = new Date("2026-11-20T12:00:00.000Z");

export const query = (given: Partial<Query>): Query => ({
  keywords: ["data center technician"],
  countries: ["NL"],
  since: null,
  maxPages: 20,
  boards: [],
  keys: { app_id: "demo", app_key: "demo" },
  ...given,
});

/** Sends a question to the stand-in as the fetcher would, under the host it was meant for. */
export async function ask(standIn: StandIn, task: Task, extra = {}): Promise<Page> {
  const url = new URL(task.url.replace(/\{app_(id|key)\}/g, "demo"));
  const response = await fetch(standIn.origin + url.pathname + url.search, {
    method: task.method,
    headers: { ...task.headers, host: url.host, ...extra },
    body: task.body,
  });
  const headers = Object.fromEntries(response.headers);
  const { status } = response;
  return {
    url: url.href,
    status,
    headers,
    body: await response.text(),
    fetchedAt: noon.toISOString(),
  };
}

export type Walk = { cards: Ad[]; ads: Ad[]; readings: Reading[]; total: number | null };

/** Plan, list, next pages and details of one source, to the end. */
export async function walk(standIn: StandIn, id: SourceId, asked: Query): Promise<Walk> {
  const done: Walk = { cards: [], ads: [], readings: [], total: null };
  const full = new Map<string, Ad>();
  const waiting = sources[id].plan(asked);
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    const reading = readPage(await ask(standIn, task), task);
    done.readings.push(reading);
    waiting.push(...(reading.listing?.next ?? []));
    if (task.kind === "list") done.total ??= reading.listing?.total ?? null;
    for (const ad of reading.listing?.ads ?? []) {
      if (task.kind === "list") done.cards.push(ad);
      full.set(ad.externalId, ad);
    }
  }
  const ads = [...full.values()].filter((ad) => answeringSections.includes(ad.section));
  return { ...done, ads };
}

/** A page as if it had just been read. */
export const page = (body: string, given: Partial<Page> = {}): Page => ({
  url: "https://pages.example/",
  status: 200,
  headers: {},
  body,
  fetchedAt: noon.toISOString(),
  ...given,
});

/** The question a page answers, where a test does not care which one. */
export const asked = (source: SourceId, given: Partial<Task> = {}): Task => ({
  source,
  kind: "list",
  method: "GET",
  url: "https://pages.example/",
  headers: {},
  body: null,
  context: { page: 1, maxPages: 5 },
  ...given,
});
