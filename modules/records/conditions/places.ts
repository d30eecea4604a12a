import { type SQL, sql } from "drizzle-orm";
import { coordinatesOf, kilometresBetween, placedAt } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { listOf } from "./compile";

type Place = { place: string | null; country: string | null };
type Coordinates = NonNullable<ReturnType<typeof coordinatesOf>>;
type Town = { key: string; at: Coordinates };

/** Where the rows of a list lie: each place once, and the columns that have it. */
type Places = {
  topic: string;
  rows: (app: App) => Promise<Place[]>;
  place: SQL;
  country: SQL;
};

/** A place that is no known town is near nothing; the same name in another country is another town. */
export const nearness = ({ topic, rows, place, country }: Places) => ({
  /** The places that are near enough, each with its country. */
  townsNear: async (app: App, asked: { near: string; within: number }): Promise<string[]> => {
    const middle = coordinatesOf(asked.near, null);
    if (!middle) return [];
    const towns = await cachedCount(app, { topic, asked: "places" }, async () =>
      known(await rows(app)),
    );
    return towns
      .filter(({ at }) => kilometresBetween(middle, at) <= asked.within)
      .map(({ key }) => key);
  },
  liesIn: (keys: readonly string[]): SQL =>
    keys.length === 0
      ? sql`false`
      : sql`(${place} || '|' || coalesce(${country}, '') in ${listOf(keys)})`,
});

const known = (rows: Place[]): Town[] =>
  rows.flatMap(({ place, country }) => {
    const at = place ? (placedAt(place, country) ?? placedAt(place, null)) : null;
    return at ? [{ key: `${place}|${country ?? ""}`, at }] : [];
  });
