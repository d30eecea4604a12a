import { type SQL, sql } from "drizzle-orm";
import { coordinatesOf } from "@/modules/knowledge/normalise";
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
  return towns.filter((town) => kilometres(middle, town) <= within).map(({ key }) => key);
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
    const at = row.placeKey && known(row.placeKey, row.country);
    return at ? [{ ...at, key: `${row.placeKey}|${row.country ?? ""}` }] : [];
  });
}

/** Places do not move: each is looked up once, as long as there are not more than any country has. */
const found = new Map<string, Coordinates | null>();
const mostPlaces = 20_000;

function known(place: string, country: string | null): Coordinates | null {
  const key = `${place}|${country ?? ""}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  if (found.size >= mostPlaces) found.clear();
  const at = coordinatesOf(place, country);
  found.set(key, at);
  return at;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along a great circle (haversine). */
function kilometres(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const both = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = half(a.latitude, b.latitude) + both * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(h));
}
