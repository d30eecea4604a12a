import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { inBothLetters } from "@/src/database/letters-apart";
import { rowOf } from "./archiving";
import { alikeTo, type Identity, type Keys, keysOf, signsOf, strengthOf } from "./likeness";
import type { Duplicate, DuplicateQuery } from "../lists/questions";
import { type DuplicateSign, strengths } from "../rules";
import { candidates } from "../schema";
import { columns, toCandidate } from "./shape";

const mostShown = 10;

/** Who may be the person that is being typed in, the surest first; a warning, never a refusal. */
export async function duplicates(app: App, { except, ...typed }: DuplicateQuery) {
  return lookalikes(app, keysOf(typed), except);
}

export const duplicatesOf = async (app: App, id: string): Promise<Duplicate[]> =>
  lookalikes(app, keysOf((await rowOf(app, id)) satisfies Identity), id);

async function lookalikes(app: App, keys: Keys, except?: string): Promise<Duplicate[]> {
  const shared = [...sharing(keys), ...(await namesakes(app, keys))];
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
  ].flatMap((it) => (it ? [it] : []));

/**
 * Of the same place those whose name is alike, among all whose name begins like a part of this one or has a part of it:
 * names alone are read first, because a city has thousands. Whoever shares more than that is found by it, so that of
 * these no more are needed than are shown.
 */
async function namesakes(app: App, keys: Keys): Promise<SQL[]> {
  const parts = keys.nameKey.split(" ").filter((part) => part.length >= beginning);
  if (!keys.placeKey || parts.length === 0) return [];
  const isAlike = alikeTo(keys.nameKey);
  const found = new Map<number, string>();
  for (const [seq, nameKey] of await namesThere(app, keys.placeKey, parts))
    if (isAlike(nameKey)) found.set(seq, nameKey);
  const inOrder = [...found].toSorted(([one, a], [other, b]) => compare(a, b) || one - other);
  const seqs = inOrder.slice(0, mostShown + 1).map(([seq]) => seq);
  return seqs.length > 0 ? [inArray(candidates.seq, seqs)] : [];
}

/** As SQLite orders text. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Each way by itself: with `or` SQLite would read all names of the place, and ask of each all that is asked here. */
function namesThere(app: App, placeKey: string, parts: string[]) {
  const beginnings = new Set(parts.map((part) => part.slice(0, beginning)));
  const ways = [...[...beginnings].map(beginsWith), hasAnyOf(parts)].map(
    (is) => sql`select seq, name_key from ${candidates} indexed by candidates_names_there
      where place_key = ${placeKey} and ${is}`,
  );
  return app.db.values<[seq: number, nameKey: string]>(sql.join(ways, unionAll));
}

const unionAll = sql` union all `;

const beginsWith = (letters: string): SQL =>
  and(gte(candidates.nameKey, letters), lt(candidates.nameKey, letters + lastLetter)) as SQL;

const hasAnyOf = (parts: string[]): SQL =>
  inArray(
    candidates.seq,
    sql`(select rowid from candidate_search where candidate_search match
      ${`{first_name last_name} : (${parts.map((part) => inBothLetters(`"${part}"`)).join(" OR ")})`})`,
  );

const lastLetter = "\u{10ffff}";
/** So many letters of a name are hardly ever mistyped. */
const beginning = 2;

/** A row of many, and by what it may be somebody who is here already. */
export type Marked = { n: number; keys: Keys };
export type Double = { n: number; id: string; signs: DuplicateSign[] };

/** Of many at once: who is here already, by address, page, telephone, or name and place; the surest first. */
export async function doublesOf(app: App, marked: Marked[], upTo: number): Promise<Double[]> {
  const keys = JSON.stringify(
    marked.map(({ n, keys: it }) => [
      n,
      it.emailKey,
      it.linkedinKey,
      it.phoneKey,
      ...(it.placeKey ? [it.nameKey, it.placeKey] : []),
    ]),
  );
  const rows: [n: number, id: string, sign: DuplicateSign][] = await app.db.values(
    sql`with m as materialized (select value->>0 n, value->>1 email, value->>2 linkedin,
        value->>3 phone, value->>4 name, value->>5 place from json_each(${keys}))
      select n, id, sign from (
        select m.n, c.id, c.seq, 'email' sign, 1 rank
          from m cross join ${candidates} c on c.email_key = m.email
        union all select m.n, c.id, c.seq, 'linkedin', 2
          from m cross join ${candidates} c on c.linkedin_key = m.linkedin
        union all select m.n, c.id, c.seq, 'phone', 3
          from m cross join ${candidates} c on c.phone_key = m.phone
        union all select m.n, c.id, c.seq, 'name-place', 4
          from m cross join ${candidates} c on c.name_key = m.name and c.place_key = m.place
      ) where seq <= ${upTo} order by n, rank, seq`,
  );
  const doubles = new Map<string, Double>();
  for (const [n, id, sign] of rows) {
    const known = doubles.get(`${n} ${id}`);
    if (known) known.signs.push(sign);
    else doubles.set(`${n} ${id}`, { n, id, signs: [sign] });
  }
  return [...doubles.values()];
}
