import { dayMs } from "@/src/calendar";
import { withQuery } from "./addresses";
import { numberAt, textAt } from "./reading/json";
import { Ad, type Page, type Query, type Task } from "./model";
import type { SourceId } from "./rules";

const htmlWanted = { accept: "text/html,application/xhtml+xml" };
const jsonWanted = { accept: "application/json" };

type Asked = Pick<Task, "url"> & Partial<Task>;

/** A question for a result page, as a browser would ask it. */
export const askPage = (source: SourceId, asked: Asked): Task =>
  task(source, { headers: htmlWanted, ...asked });

/** A question for a machine's answer. */
export const askJson = (source: SourceId, asked: Asked): Task =>
  task(source, { headers: jsonWanted, ...asked });

const task = (source: SourceId, asked: Asked): Task => ({
  source,
  kind: "list",
  method: "GET",
  headers: {},
  body: null,
  context: {},
  ...asked,
});

export type Search = { keyword: string; country: string; page: number; maxPages: number };

/** Every keyword in every country that the source knows, as the first page of a search each. */
export function searches(query: Query, known: readonly string[]): Search[] {
  const asked = query.countries.filter((country) => known.includes(country));
  return asked.flatMap((country) =>
    query.keywords.map((keyword) => ({ keyword, country, page: 1, maxPages: query.maxPages })),
  );
}

export const countryOf = (task: Task): string | null => textAt(task.context, "country");
export const pageOf = (task: Task): number => numberAt(task.context, "page") ?? 1;

/** The same question for the next page; nothing where the query's page limit is reached. */
export function following(task: Task, values: Record<string, string | number>): Task[] {
  return followingAt(task, withQuery(task.url, values));
}

export function followingAt(task: Task, url: string, changes: Partial<Task> = {}): Task[] {
  const page = pageOf(task) + 1;
  const limit = numberAt(task.context, "maxPages") ?? 1;
  if (page > limit) return [];
  return [{ ...task, url, ...changes, context: { ...task.context, page, ...changes.context } }];
}

/** The question for one ad in full; the card goes along, so that the detail can complete it. */
export function detailOf(task: Task, url: string, card: Ad): Task {
  const context = { country: countryOf(task), card };
  return { ...task, kind: "detail", method: "GET", body: null, url, context };
}

export function cardOf(task: Task): Ad | null {
  const card = Ad.safeParse(task.context["card"]);
  return card.success ? card.data : null;
}

/** Whole days from the day asked for until now, at least one: what boards filter by. */
export function daysSince(since: string, now: number = Date.now()): number {
  return Math.max(1, Math.ceil((now - Date.parse(since)) / dayMs));
}

/** The address that was asked, which redirects may have changed. */
export const baseOf = (page: Page, task: Task): string => page.url || task.url;
