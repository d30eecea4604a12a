import type { AnyElysia } from "elysia";
import type { App, Module } from "./app";
import { dailyPhases, type DailyTask } from "./workers/daily-task";
import { Failure } from "./errors/index";
import type { EventModel } from "./news/events";
import type { Handover } from "./personal-data/ownership-transfer";
import type { Holder, MentionSource } from "./personal-data/holders";
import type { Policy } from "./http/policy";
import type { PollingWorker } from "./workers/polling-worker";

export type { Module };
export type Routes = (app: App) => AnyElysia;
/** Something that a serving process does again and again; a failure is noted, and the next time comes all the same. */
export type Timer = { everyMs: number; run(app: App): Promise<unknown> };

declare module "./app" {
  interface Module {
    /** What it answers below /api; the browser's calls have their types from here. */
    readonly routes?: readonly Routes[];
    /** What it answers elsewhere: pages and files for people without an account, and for other programs. */
    readonly pages?: readonly Routes[];
    /** Who may call each of its routes and pages. A route without a row is answered to nobody; a test asks that each has its own. */
    readonly access?: Policy;
    /** The news that browsers hear of it. */
    readonly events?: readonly EventModel[];
    /** What it keeps of people: every export and every erasure asks it. */
    readonly holder?: Holder;
    /** Where its texts may name somebody, if it keeps nothing of people otherwise. */
    readonly mentions?: MentionSource;
    readonly daily?: readonly DailyTask[];
    /** What works on beside a server whenever something has changed. */
    readonly workers?: readonly ((app: App) => PollingWorker)[];
    readonly timers?: readonly Timer[];
    /** What it lets go of when the server stops, once its workers have. */
    readonly stop?: (app: App) => Promise<unknown>;
    /** What of it is one colleague's to look after, and can become another's. */
    readonly handover?: Handover;
    /** The files whose zod models have their names in the description of the API. */
    readonly models?: readonly object[];
  }
}

/** What a module contributes, said in its own `module.ts`; `modules/registry.ts` lists them. */
export const defineModule = <
  const Doors extends readonly Routes[] = readonly [],
  const News extends readonly EventModel[] = readonly [],
>(
  it: Typed<Doors, News>,
): Typed<Doors, News> => it;

/** What the browser has its types from stays as exact as it was written. */
type Typed<Doors, News> = Omit<Module, "routes" | "events"> & {
  readonly routes?: Doors;
  readonly events?: News;
};

/** Every route with who may call it; two modules that both speak of one stop the start. */
export function policyOf(modules: readonly Module[]): Policy {
  const rows = modules.flatMap(({ access = {} }) => Object.entries(access));
  const known = new Set<string>();
  const twice = rows.filter(([route]) => known.size === known.add(route).size);
  if (twice.length === 0) return Object.fromEntries(rows);
  throw new Failure("bug", `Two modules say who may call ${twice.map(([it]) => it).join(", ")}`);
}

export const eventsOf = ({ modules }: Pick<App, "modules">): EventModel[] =>
  modules.flatMap(({ events = [] }) => events);

/** Everybody who keeps personal data, by the name under which it is exported. */
export const holdersOf = ({ modules }: Pick<App, "modules">): Holder[] =>
  modules.flatMap(({ holder = [] }) => holder).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Whoever has texts that may name somebody, by the same names. */
export const mentionSourcesOf = ({ modules }: Pick<App, "modules">): MentionSource[] =>
  modules
    .flatMap(({ holder = [], mentions = [] }) => [holder, mentions].flat())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Everything that is done once a day, phase by phase. */
export function dailyTasksOf({ modules }: Pick<App, "modules">): DailyTask[] {
  const tasks = modules.flatMap(({ daily = [] }) => daily);
  return dailyPhases.flatMap((phase) => tasks.filter((it) => (it.phase ?? "day") === phase));
}

export const handoversOf = ({ modules }: Pick<App, "modules">): Handover[] =>
  modules.flatMap(({ handover: handing = [] }) => handing);
