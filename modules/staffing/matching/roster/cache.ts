import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { inSlices, pause } from "@/src/workers/time-slices";
import { utcToday } from "@/src/calendar";
import {
  candidateIds,
  candidatesChangedAfter,
  lastChangeOf,
  peopleCount,
} from "../catching-up/changes";
import { Roster } from "./roster";

/** The roster, with the day and the last change it reflects. */
type Known = { day: string; seq: number; roster: Roster };
const memory = new WeakMap<App["db"], Promise<Known>>();

const changesAtOnce = 40;
const idsAtOnce = 500;

/** Everybody who may be placed, cached. Later changes are applied one by one; it is rebuilt once a day. */
export async function rosterFor(app: App): Promise<Roster> {
  const known = renewed(app, memory.get(app.db));
  memory.set(app.db, known);
  known.catch(() => memory.get(app.db) === known && memory.delete(app.db));
  return (await known).roster;
}

async function renewed(app: App, before: Promise<Known> | undefined): Promise<Known> {
  const last = await before?.catch(() => undefined);
  const day = utcToday(app);
  const known = last?.day === day ? last : await rebuild(app, day);
  await applyChanges(app, known);
  if ((await peopleCount(app)) !== known.roster.count) await forgetErased(app, known.roster);
  return known;
}

async function rebuild(app: App, day: string): Promise<Known> {
  const seq = await lastChangeOf(app, "candidate");
  const roster = new Roster();
  for await (const some of candidates.facts(app)) await inSlices(some, (it) => roster.put(it));
  return { day, seq, roster };
}

async function applyChanges(app: App, known: Known): Promise<void> {
  for (;;) {
    const changed = await candidatesChangedAfter(app, known.seq, changesAtOnce);
    const last = changed.at(-1);
    if (!last) return;
    const ids = changed.map(({ id }) => id);
    const found = await candidates.factsAmong(app, ids);
    await inSlices(ids, (id) => {
      const facts = found.get(id)?.facts;
      if (facts) known.roster.put(facts);
      else known.roster.remove(id);
    });
    known.seq = last.seq;
  }
}

/** An erasure leaves no change that could be followed, so the ids are compared. */
async function forgetErased(app: App, roster: Roster): Promise<void> {
  const there = new Set<string>();
  for (let last = ""; ;) {
    const some = await candidateIds(app, last, idsAtOnce);
    for (const id of some) there.add(id);
    last = some.at(-1) ?? last;
    if (some.length < idsAtOnce) break;
    await pause();
  }
  await inSlices(roster.everyId(), (id) => there.has(id) || roster.remove(id));
}
