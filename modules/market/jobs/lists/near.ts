import { type SQL, sql } from "drizzle-orm";
import { coordinatesOf, kilometresBetween, placedAt } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { jobs } from "../schema";

type Coordinates = NonNullable<ReturnType<typeof coordinatesOf>>;
type Place = { key: string; towns: Coordinates[] };

/** The places of jobs with a town that is near enough, each with its country. */
export async function townsNear(
  app: App,
  { near, within }: { near: string; within: number },
): Promise<string[]> {
  const middle = coordinatesOf(near, null);
  if (!middle) return [];
  const places = await cachedCount(app, { topic: "jobs", asked: "places" }, () => placesOf(app));
  return places
    .filter(({ towns }) => towns.some((town) => kilometresBetween(middle, town) <= within))
    .map(({ key }) => key);
}

/** Read from the index alone; an ad for several towns is near each of them. */
async function placesOf(app: App): Promise<Place[]> {
  const { location, country } = jobs;
  const rows = await app.db.selectDistinct({ location, country }).from(jobs);
  return rows.flatMap((row) => {
    const towns = townsIn(row.location ?? "", row.country);
    return towns.length > 0 ? [{ key: `${row.location}|${row.country ?? ""}`, towns }] : [];
  });
}

/** The country is that of the first; another town of the same ad may lie across a border. */
const townsIn = (location: string, country: string | null): Coordinates[] =>
  location
    .split(", ")
    .map((town) => placedAt(town, country) ?? placedAt(town, null))
    .filter((town) => town !== null);

/** Found by the name of the place; the same name in another country is another town. */
export function placedIn(keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const names = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf("|"))))];
  return sql`(${jobs.location} in (select value from json_each(${JSON.stringify(names)}))
    and ${jobs.location} || '|' || coalesce(${jobs.country}, '')
      in (select value from json_each(${JSON.stringify(keys)})))`;
}
