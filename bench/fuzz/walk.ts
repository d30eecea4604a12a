import { sql } from "drizzle-orm";
import { signedIn } from "@/modules/testing";
import type { App } from "@/src/app";
import { questionFor } from "./asking";
import { diceOf } from "../data/dice";
import { type Asked, openFuzzedApp } from "./house";
import { openPool } from "./pool";
import { canary, type Means } from "./values";

export type Found = { what: string; route: string; detail: string };
/** What one kind of change left in the trail, whenever it succeeded. */
export type Trail = Map<string, { calls: number; lines: Set<number>; silent: number }>;
export type Walked = {
  asked: number;
  routes: number;
  statuses: Map<number, number>;
  succeeded: Set<string>;
  found: Found[];
  trail: Trail;
};

/** Every question takes this long by the clock of the house, so that limits of an hour pass. */
const stepMs = 2000;
const signInEvery = 100;

/** Ends the session that asks, or asks other people's servers. */
const leftOut =
  /logout|\/auth\/(sessions|password|login)|\/from-address$|\/scrape$|profiles\/:id\/runs/;

/** Asks every route so many times, with chance, and notes whatever no refusal should hold. */
export async function walk(perRoute: number, seed: number): Promise<Walked> {
  const house = await openFuzzedApp();
  const routes = house.routes.filter(({ path }) => !leftOut.test(path));
  const means: Means = { dice: diceOf(seed), pool: openPool(), owner: "" };
  const walked: Walked = {
    ...{ asked: 0, routes: routes.length, statuses: new Map(), succeeded: new Set() },
    ...{ found: [], trail: new Map() },
  };
  let cookie = "";
  for (let round = 0; round < perRoute; round += 1) {
    for (const route of routes) {
      if (walked.asked % signInEvery === 0) ({ cookie } = await signedIn(house.app));
      house.clock.ms += stepMs;
      await ask(house, route, { means, walked, cookie });
    }
  }
  if (house.lines.some((line) => line.includes(canary)))
    walked.found.push({ what: "canary in the log", route: "", detail: "" });
  return walked;
}

type House = Awaited<ReturnType<typeof openFuzzedApp>>;
type Around = { means: Means; walked: Walked; cookie: string };

async function ask({ app, server }: House, route: Asked, { means, walked, cookie }: Around) {
  const { path, body, type } = questionFor(route, means);
  const headers = new Headers({ origin: "http://localhost", host: "localhost", cookie });
  if (body !== null && type) headers.set("content-type", type);
  if (body !== null) headers.set("content-length", String(Buffer.byteLength(body)));
  const isChange = route.method !== "GET";
  const before = isChange ? await marksOf(app) : null;
  const init = { method: route.method, headers, ...(body !== null && { body }) };
  const answer = await server.handle(new Request(`http://localhost${path}`, init));
  const text = await answer.text();
  walked.asked += 1;
  walked.statuses.set(answer.status, (walked.statuses.get(answer.status) ?? 0) + 1);
  const name = `${route.method} ${route.path}`;
  for (const what of wrongIn(answer.status, text))
    walked.found.push({
      what,
      route: name,
      detail: `${path} ${body?.slice(0, 300)} → ${text.slice(0, 300)}`,
    });
  if (answer.status >= 400) return;
  walked.succeeded.add(name);
  if (before) noteTrail(walked.trail, name, before, await marksOf(app));
  if (text.startsWith("{") || text.startsWith("["))
    means.pool.learn(route.path.split("/")[2] ?? "", JSON.parse(text));
}

const leaks: [what: string, sign: RegExp][] = [
  ["stack", /\bat (?:async )?[\w.<>]+ \(?[\w/.:-]+:\d+:\d+|node_modules/],
  [
    "SQL",
    /\b(?:select .{1,200} from|insert into|delete from) |SQLITE_|UNIQUE constraint|no such (?:table|column)/i,
  ],
  ["path", /\/(?:tmp|home|work|usr|var)\/[\w.-]+\//],
];

/** 503 and 507 are said on purpose: something outside is not there, or the disk is full. */
const onPurpose = [503, 507];

function wrongIn(status: number, text: string): string[] {
  if (status < 400) return [];
  const told = leaks.filter(([, sign]) => sign.test(text)).map(([what]) => what);
  if (text.includes(canary)) told.push("canary");
  if (status >= 500 && !onPurpose.includes(status)) told.push(String(status));
  return told;
}

type Marks = { lines: number; changes: number };

async function marksOf(app: App): Promise<Marks> {
  const [row] = await app.db.all<[number, number]>(
    sql`select (select coalesce(max(seq), 0) from audit_entries), total_changes()`,
  );
  return { lines: row?.[0] ?? 0, changes: row?.[1] ?? 0 };
}

function noteTrail(trail: Trail, route: string, before: Marks, after: Marks): void {
  const seen = trail.get(route) ?? { calls: 0, lines: new Set(), silent: 0 };
  const lines = after.lines - before.lines;
  seen.calls += 1;
  seen.lines.add(lines);
  if (lines === 0 && after.changes > before.changes) seen.silent += 1;
  trail.set(route, seen);
}
