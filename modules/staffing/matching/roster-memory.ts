import { isNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { candidates as table } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import { type Roster, rosterOf } from "./roster";

type Known = { day: string; versions: Map<string, number>; roster: Roster };
const memory = new WeakMap<App["db"], { key: string; known: Promise<Known> }>();

/** Of more changes than this everybody is read anew. */
const readSingly = 25;

export const todayOf = (app: App): string => app.now().toISOString().slice(0, 10);

/** Everybody who may be placed; after a change only who has changed is read again, and all once a day. */
export async function rosterFor(app: App): Promise<Roster> {
  const key = `${await revisionsOf(app, ["candidates"])} ${todayOf(app)}`;
  const before = memory.get(app.db);
  if (before?.key === key) return (await before.known).roster;
  const known = renewed(app, before?.known);
  memory.set(app.db, { key, known });
  known.catch(() => memory.delete(app.db));
  return (await known).roster;
}

async function renewed(app: App, before: Promise<Known> | undefined): Promise<Known> {
  const day = todayOf(app);
  const last = await before?.catch(() => undefined);
  const versions = await versionsOf(app);
  const changed = [...versions].filter(([id, version]) => last?.versions.get(id) !== version);
  if (!last || last.day !== day || changed.length > readSingly) {
    return { day, versions, roster: rosterOf(await candidates.facts(app)) };
  }
  const people = new Map(last.roster.facts.map((facts) => [facts.id, facts]));
  for (const id of people.keys()) if (!versions.has(id)) people.delete(id);
  for (const facts of await Promise.all(changed.map(([id]) => factsOrNone(app, id)))) {
    if (facts) people.set(facts.id, facts);
  }
  return { day, versions, roster: rosterOf([...people.values()]) };
}

/** Who is put away between two looks is missing, which is no trouble here. */
const factsOrNone = (app: App, id: string): Promise<CandidateFacts | null> =>
  candidates.factsOf(app, id).catch(() => null);

async function versionsOf(app: App): Promise<Map<string, number>> {
  const rows = await app.db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(isNull(table.archivedAt));
  return new Map(rows.map(({ id, version }) => [id, version]));
}
