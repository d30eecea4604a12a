import { candidates } from "@/modules/candidates";
import type { App } from "@/src/app";
import { revisionsOf } from "@/src/http/conditional";
import { type Roster, rosterOf } from "./roster";

const memory = new WeakMap<App["db"], { key: string; roster: Promise<Roster> }>();

export const todayOf = (app: App): string => app.now().toISOString().slice(0, 10);

/** Everybody who may be placed, read once per change of the candidates and once a day. */
export async function rosterFor(app: App): Promise<Roster> {
  const key = `${await revisionsOf(app, ["candidates"])} ${todayOf(app)}`;
  const known = memory.get(app.db);
  if (known?.key === key) return known.roster;
  const roster = candidates.facts(app).then(rosterOf);
  memory.set(app.db, { key, roster });
  roster.catch(() => memory.delete(app.db));
  return roster;
}
