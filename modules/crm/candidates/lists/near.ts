import { type SQL, sql } from "drizzle-orm";
import { coordinatesOf, kilometresBetween, placedAt } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { usualDistance } from "../rules";
import { candidates } from "../schema";

type Asked = { near?: string | undefined; within?: number | undefined };
type Coordinates = NonNullable<ReturnType<typeof coordinatesOf>>;
/** `people` without those who were put away. */
type Town = Coordinates & { key: string; people: number };

/** The towns where people live who are near enough, each with its country; nothing where nobody asks. */
export async function townsNear(app: App, asked: Asked): Promise<string[] | undefined> {
  const { near, within = usualDistance } = asked;
  if (!near) return undefined;
  const middle = coordinatesOf(near, null);
  if (!middle) return [];
  const towns = await inhabited(app);
  return towns.filter((town) => kilometresBetween(middle, town) <= within).map(({ key }) => key);
}

/** How many live in these towns, of those whom the list shows. */
export async function peopleIn(app: App, keys: readonly string[]): Promise<number> {
  const wanted = new Set(keys);
  const towns = await inhabited(app);
  return towns.reduce((sum, { key, people }) => sum + (wanted.has(key) ? people : 0), 0);
}

/**
 * Found by the name of the place; the same name in another country is another town. `asFew` reads all who live there
 * from the index of places; otherwise one person after the other is asked, in the order of the page.
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

const inhabited = (app: App): Promise<Town[]> =>
  counted(app, { topic: "candidates", asked: "towns" }, () => read(app));

/** Read from the index alone; a place that is no known town is near nothing. */
async function read(app: App): Promise<Town[]> {
  const { placeKey, country } = candidates;
  const people = sql<number>`count(*) filter (where not (${candidates.archivedAt} is not null))`;
  const rows = await app.db
    .select({ placeKey, country, people })
    .from(candidates)
    .groupBy(placeKey, country);
  return rows.flatMap((row) => {
    const at = row.placeKey && placedAt(row.placeKey, row.country);
    const key = `${row.placeKey}|${row.country ?? ""}`;
    return at ? [{ ...at, key, people: row.people }] : [];
  });
}
