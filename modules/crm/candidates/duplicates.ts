import { and, eq, inArray, ne, or, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Identity, type Keys, keysOf, signsOf } from "./likeness";
import type { Duplicate, DuplicateQuery } from "./questions";
import { strengthOf, strengths } from "./rules";
import { candidates } from "./schema";
import { rowOf } from "./archiving";
import { columns, toCandidate } from "./shape";

const mostShown = 10;

/** Who may be the person that is being typed in, the surest first; a warning, never a refusal. */
export async function duplicates(app: App, { except, ...typed }: DuplicateQuery) {
  return lookalikes(app, keysOf(typed), except);
}

export const duplicatesOf = async (app: App, id: string): Promise<Duplicate[]> =>
  lookalikes(app, keysOf((await rowOf(app, id)) satisfies Identity), id);

async function lookalikes(app: App, keys: Keys, except?: string): Promise<Duplicate[]> {
  const shared = sharing(keys);
  if (shared.length === 0) return [];
  const others = except ? ne(candidates.id, except) : undefined;
  const rows = await app.db
    .select(keyColumns)
    .from(candidates)
    .where(and(or(...shared), others));
  const alike = rows
    .map((row) => ({ id: row.id, signs: signsOf(keys, row) }))
    .filter(({ signs }) => signs.length > 0)
    .map((it) => ({ ...it, strength: strengthOf(it.signs) }))
    .toSorted((a, b) => strengths.indexOf(a.strength) - strengths.indexOf(b.strength))
    .slice(0, mostShown);
  const people = await named(
    app,
    alike.map(({ id }) => id),
  );
  return alike.flatMap(({ id, ...why }) => {
    const candidate = people.get(id);
    return candidate ? [{ candidate, ...why }] : [];
  });
}

async function named(app: App, ids: string[]) {
  const rows = await app.db.select(columns).from(candidates).where(inArray(candidates.id, ids));
  return new Map(rows.map((row) => [row.id, toCandidate(row)]));
}

const keyColumns = {
  id: candidates.id,
  nameKey: candidates.nameKey,
  emailKey: candidates.emailKey,
  phoneKey: candidates.phoneKey,
  linkedinKey: candidates.linkedinKey,
  placeKey: candidates.placeKey,
};

/** Those with whom one key at least is shared: each is found by an index. */
const sharing = (keys: Keys): SQL[] =>
  [
    keys.emailKey && eq(candidates.emailKey, keys.emailKey),
    keys.phoneKey && eq(candidates.phoneKey, keys.phoneKey),
    keys.linkedinKey && eq(candidates.linkedinKey, keys.linkedinKey),
    keys.nameKey && eq(candidates.nameKey, keys.nameKey),
    keys.placeKey && keys.nameKey && eq(candidates.placeKey, keys.placeKey),
  ].flatMap((it) => (it ? [it] : []));
