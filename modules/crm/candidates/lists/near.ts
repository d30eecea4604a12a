import { and, type SQL, sql } from "drizzle-orm";
import { coordinatesOf, kilometresBetween, placedAt } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import { cachedCount, countUpTo } from "@/src/http/cached-count";
import { defaultDistance } from "../rules";
import { candidates } from "../schema";

type Asked = { near?: string | undefined; within?: number | undefined };
type Coordinates = NonNullable<ReturnType<typeof coordinatesOf>>;
type Town = Coordinates & { key: string };

/** The towns where people live who are near enough, each with its country; nothing where nobody asks. */
export async function townsNear(app: App, asked: Asked): Promise<string[] | undefined> {
  const { near, within = defaultDistance } = asked;
  if (!near) return undefined;
  const middle = coordinatesOf(near, null);
  if (!middle) return [];
  const towns = await townsWithCandidates(app);
  return towns.filter((town) => kilometresBetween(middle, town) <= within).map(({ key }) => key);
}

/** How many live in these towns, of those whom the list shows, counted no further than is asked. */
export const countPeopleIn = (app: App, keys: readonly string[], most: number): Promise<number> =>
  cachedCount(app, { topic: "candidates", asked: JSON.stringify(["people in", keys, most]) }, () =>
    countUpTo(app, sql`${candidates} where ${and(notArchivedByIndex, livingIn(keys))}`, most),
  );

/** As the indexes of the list write it. */
export const notArchivedByIndex = sql`(${candidates.archivedAt} is not null) = 0`;

/**
 * By the name of the place and its country. `asFew` reads everybody there from the index of places; otherwise each row of the
 * page is tested.
 */
export function livingIn(towns: readonly string[] | undefined, asFew = true): SQL | undefined {
  if (!towns) return undefined;
  if (towns.length === 0) return sql`false`;
  const pairs = towns.map((key) => [
    key.slice(0, key.lastIndexOf("|")),
    key.slice(key.lastIndexOf("|") + 1),
  ]);
  const placed = pairs.filter(([, country]) => country);
  const unplaced = pairs.filter(([, country]) => !country).map(([name]) => name);
  const place = asFew ? sql`${candidates.placeKey}` : sql`+${candidates.placeKey}`;
  const isThere = sql`(${place}, ${candidates.country}) in
    (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(placed)}))`;
  if (unplaced.length === 0) return isThere;
  return sql`(${isThere} or (${candidates.country} is null
    and ${place} in (select value from json_each(${JSON.stringify(unplaced)}))))`;
}

const townsWithCandidates = (app: App): Promise<Town[]> =>
  cachedCount(app, { topic: "candidates", asked: "towns" }, () => readTowns(app));

/**
 * Distinct towns by skipping through the index from one to the next, past the people in them. A place that is no known town
 * is near nothing.
 */
async function readTowns(app: App): Promise<Town[]> {
  const rows = await app.db.all<[place: string, country: string | null]>(sql`
    with recursive place(name) as (
      select min(place_key) from candidates
      union all
      select (select min(place_key) from candidates where place_key > place.name) from place
        where place.name is not null),
    town(name, country) as (
      select name, (select min(country) from candidates where place_key = place.name) from place
      union all
      select name, (select min(country) from candidates
        where place_key = town.name and country > town.country) from town where town.country is not null)
    select name, country from town where country is not null
    union all
    select name, null from place
      where exists (select 1 from candidates where place_key = place.name and country is null)`);
  return rows.flatMap(([place, country]) => {
    const at = placedAt(place, country);
    return at ? [{ ...at, key: `${place}|${country ?? ""}` }] : [];
  });
}
