import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { placeholders, preparedWrite } from "@/src/database";
import type { AdRow } from "./ad-reading";
import { classifyEmployer } from "./agency";
import { employerAds, employers } from "./schema";

type EmployerRow = typeof employers.$inferSelect;
export type Counted = Omit<
  EmployerRow,
  "seq" | "own" | "ownBy" | "ownAt" | "contact" | "contactAt" | "contactBy" | "version"
>;

/** So many metros and roles tell where an employer hires; the rest is in its ads. */
const mostNamed = 5;

/** An employer as its ads make it; they are all of one key, and at least one. */
export function countedOf(key: string, ads: readonly AdRow[]): Counted {
  const open = ads.filter(({ isOpen }) => isOpen);
  const shown = open.length > 0 ? open : ads;
  const scores = open.flatMap(({ payScore }) => payScore ?? []);
  const since = ads.map((ad) => ad.since).toSorted();
  const name = commonest(shown.map(({ company }) => company)) ?? key;
  const { is, because } = classifyEmployer(name, ads);
  return {
    key,
    name,
    firstSeenAt: ads.map(({ firstSeenAt }) => firstSeenAt).toSorted()[0] ?? "",
    newestAt: since.at(-1) ?? "",
    oldestAt: open.map((ad) => ad.since).toSorted()[0] ?? null,
    openAds: open.length,
    allAds: ads.length,
    reposts: ads.reduce((sum, { reposts }) => sum + reposts, 0),
    payScore: scores.length > 0 ? Math.round(sumOf(scores) / scores.length) : null,
    payAds: scores.length,
    metros: metrosOf(shown),
    roles: rolesOf(shown),
    found: is,
    because,
  };
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

function commonest(names: string[]): string | undefined {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function metrosOf(ads: readonly AdRow[]) {
  const groups = Map.groupBy(
    ads.filter(({ metro }) => metro !== null),
    ({ metro, country }) => `${country}|${metro}`,
  );
  return most([...groups.values()]).flatMap((some) => {
    const [{ metro: name = null, country = null } = {}] = some;
    return name === null ? [] : { name, country, n: some.length };
  });
}

function rolesOf(ads: readonly AdRow[]) {
  const groups = Map.groupBy(ads, ({ category }) => category);
  return most([...groups.values()]).flatMap((some) => {
    const role = some[0]?.category;
    return role ? { role, n: some.length } : [];
  });
}

const most = <Item>(groups: Item[][]) =>
  groups.toSorted((a, b) => b.length - a.length).slice(0, mostNamed);

export const putAd = preparedWrite<AdRow>((db) =>
  db
    .insert(employerAds)
    .values(placeholders(employerAds))
    .onConflictDoUpdate({ target: employerAds.jobId, set: excluded(employerAds, ["jobId"]) }),
);

/** Columns that ads must not overwrite: what a person decided, and the number. */
const kept = [
  "key",
  "seq",
  "own",
  "ownBy",
  "ownAt",
  "contact",
  "contactAt",
  "contactBy",
  "version",
];

export const putEmployer = preparedWrite<Counted>((db) => {
  const { own, ownBy, ownAt, contact, contactAt, contactBy, version, ...row } =
    placeholders(employers);
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from employers)`;
  return db
    .insert(employers)
    .values({ ...row, seq })
    .onConflictDoUpdate({ target: employers.key, set: excluded(employers, kept) });
});

/** Every column but these as the refused insert had it. */
function excluded(table: Table, except: readonly string[]): Record<string, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !except.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, sql`excluded.${sql.identifier(snake(name))}`]),
  );
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
