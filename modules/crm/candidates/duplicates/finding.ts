import { and, eq, gte, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { rowOf } from "../lifecycle/archiving";
import { alikeTo, type Identity, type Keys, keysOf, signsOf, strengthOf } from "./likeness";
import type { Duplicate, DuplicateQuery } from "../lists/questions";
import { type DuplicateSign, strengths } from "../rules";
import { settledWith } from "./ports";
import { foldUmlautsSql, foldUmlauts } from "./spelling";
import { candidateNameParts, candidates } from "../schema";
import { columns, toCandidate } from "../lifecycle/shape";

const mostShown = 10;

/** Existing candidates who may be the person being typed in, surest first; a warning, never a refusal. */
export async function duplicates(app: App, { except, ...typed }: DuplicateQuery) {
  return lookalikes(app, typed, except);
}

export const duplicatesOf = async (app: App, id: string): Promise<Duplicate[]> =>
  lookalikes(app, await rowOf(app, id), id);

async function lookalikes(app: App, person: Identity, except?: string): Promise<Duplicate[]> {
  const keys = keysOf(person);
  const shared = [...sharing(keys), ...(await namesakes(app, keys))];
  if (shared.length === 0) return [];
  const known = except ? [except, ...(await settledWith(app, except))] : [];
  const others = notInArray(candidates.id, known);
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

/** One condition per shared key, each answered by an index of its own. */
const sharing = (keys: Keys): SQL[] =>
  [
    keys.emailKey && eq(candidates.emailKey, keys.emailKey),
    keys.phoneKey && eq(candidates.phoneKey, keys.phoneKey),
    keys.linkedinKey && eq(candidates.linkedinKey, keys.linkedinKey),
    ...(keys.nameKey ? sameName(keys) : []),
  ].flatMap((it) => (it ? [it] : []));

/** A shared name counts only where the place is equal or unknown; others with a common name are not even read. */
function sameName({ nameKey, placeKey }: Keys): (SQL | undefined)[] {
  const isSame = eq(foldUmlautsSql(candidates.nameKey), foldUmlauts(nameKey));
  if (!placeKey) return [isSame];
  return [and(isSame, isNull(candidates.placeKey)), and(isSame, eq(candidates.placeKey, placeKey))];
}

/**
 * Candidates of the same place with a similar name. Distinct names are read first, without their people, because a city has
 * thousands; of the similar ones only as many people follow as are shown.
 */
async function namesakes(app: App, keys: Keys): Promise<SQL[]> {
  const parts = keys.nameKey.split(" ").filter((part) => part.length >= beginning);
  if (!keys.placeKey || parts.length === 0) return [];
  const isAlike = alikeTo(keys.nameKey);
  const read = await app.db.values<[nameKey: string]>(namesThere(keys.placeKey, parts));
  const names = new Set(read.map(([nameKey]) => nameKey).filter(isAlike));
  const first = [...names].toSorted(compare).slice(0, mostShown + 1);
  return first.length > 0 ? [inArray(candidates.seq, firstOf(keys.placeKey, first))] : [];
}

/** The candidates of that place with one of these names, in the order of the names. */
const firstOf = (placeKey: string, names: string[]) =>
  sql`(select seq from ${candidates} indexed by candidates_names_there
    where place_key = ${placeKey} and name_key in (select value from json_each(${JSON.stringify(names)}))
    order by name_key, seq limit ${mostShown + 1})`;

/** As SQLite orders text. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Names of that place that start like one of these parts, or contain one of them. A union of index ranges: with `or` SQLite
 * would scan all names of the place.
 */
function namesThere(placeKey: string, parts: string[]): SQL {
  const beginnings = new Set(parts.map((part) => part.slice(0, beginning)));
  const alikeAtFirst = [...beginnings].map(
    (letters) => sql`select name_key from ${candidates} indexed by candidates_names_there
      where place_key = ${placeKey} and ${beginsWith(letters)} group by name_key`,
  );
  const sameLater = [...new Set(parts)].map(
    (part) => sql`select name_key from ${candidateNameParts}
      where place_key = ${placeKey} and part = ${part} group by name_key`,
  );
  return sql.join([...alikeAtFirst, ...sameLater], unionAll);
}

const unionAll = sql` union all `;

const beginsWith = (letters: string): SQL =>
  and(gte(candidates.nameKey, letters), lt(candidates.nameKey, letters + lastLetter)) as SQL;

const lastLetter = "\u{10ffff}";
/** So many letters of a name are hardly ever mistyped. */
const beginning = 2;

/** A row of a file by its number, with the keys it is compared by. */
export type KeyedRow = { n: number; keys: Keys };
export type DuplicateMatch = { n: number; id: string; signs: DuplicateSign[] };

/**
 * For many rows at once: the candidates up to `upTo` with the same address, page, telephone, or name and place, surest first.
 */
export async function duplicatesOfMany(
  app: App,
  marked: KeyedRow[],
  upTo: number,
): Promise<DuplicateMatch[]> {
  const keys = JSON.stringify(
    marked.map(({ n, keys: it }) => [
      n,
      it.emailKey,
      it.linkedinKey,
      it.phoneKey,
      ...(it.placeKey ? [foldUmlauts(it.nameKey), it.placeKey] : []),
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
          from m cross join ${candidates} c on ${foldUmlautsSql(sql`c.name_key`)} = m.name and c.place_key = m.place
      ) where seq <= ${upTo} order by n, rank, seq`,
  );
  const matches = new Map<string, DuplicateMatch>();
  for (const [n, id, sign] of rows) {
    const known = matches.get(`${n} ${id}`);
    if (known) known.signs.push(sign);
    else matches.set(`${n} ${id}`, { n, id, signs: [sign] });
  }
  return [...matches.values()];
}
