import { type SQL, sql } from "drizzle-orm";
import { coordinatesOf, kilometresBetween, placedAt } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { usualDistance } from "../rules";
import { candidates } from "../schema";

type Asked = { near?: string | undefined; within?: number | undefined };
type Coordinates = NonNullable<ReturnType<typeof coordinatesOf>>;
type Town = Coordinates & { key: string };

/** The towns where people live who are near enough, each with its country; nothing where nobody asks. */
export async function townsNear(app: App, asked: Asked): Promise<string[] | undefined> {
  const { near, within = usualDistance } = asked;
  if (!near) return undefined;
  const middle = coordinatesOf(near, null);
  if (!middle) return [];
  const towns = await counted(app, { topic: "candidates", asked: "towns" }, () => inhabited(app));
  return towns.filter((town) => kilometresBetween(middle, town) <= within).map(({ key }) => key);
}

/** Found by the name of the place; the same name in another country is another town. */
export function livingIn(towns: string[] | undefined): SQL | undefined {
  if (!towns) return undefined;
  if (towns.length === 0) return sql`false`;
  const names = towns.map((key) => key.slice(0, key.indexOf("|")));
  return sql`(${candidates.placeKey} in (select value from json_each(${JSON.stringify(names)}))
    and ${candidates.placeKey} || '|' || coalesce(${candidates.country}, '')
      in (select value from json_each(${JSON.stringify(towns)})))`;
}

/** Read from the index alone; a place that is no known town is near nothing. */
async function inhabited(app: App): Promise<Town[]> {
  const { placeKey, country } = candidates;
  const rows = await app.db.selectDistinct({ placeKey, country }).from(candidates);
  return rows.flatMap((row) => {
    const at = row.placeKey && placedAt(row.placeKey, row.country);
    return at ? [{ ...at, key: `${row.placeKey}|${row.country ?? ""}` }] : [];
  });
}
