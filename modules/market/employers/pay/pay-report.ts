import { decoded } from "@/src/database/row-mapper";
import { and, asc, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { inEurosOf } from "@/modules/knowledge/normalise/rules";
import type { App } from "@/src/app";
import type { PayTotals, Market, PayReport } from "../model";
import { marketAds } from "../rules";
import { employerAds } from "../schema";

/** How the open ads that were read keep the rules about pay. */
export async function payOf(app: App, condition?: SQL): Promise<PayTotals> {
  const where = and(condition, eq(employerAds.isOpen, true), eq(employerAds.hasText, true));
  const sum = (test: SQL) => decoded(sql`coalesce(sum(${test}), 0)`, Number);
  const [row] = await app.db
    .select({
      ads: count(),
      score: sql<number | null>`round(avg(${employerAds.payScore}))`,
      range: sum(sql`${employerAds.payRange} = 'stated'`),
      width: sum(sql`not ${employerAds.isWide}`),
      history: sum(sql`not ${employerAds.asksHistory}`),
      words: sum(sql`not ${employerAds.isGendered}`),
    })
    .from(employerAds)
    .where(where);
  const { ads = 0, score = null, range = 0, width = 0, history = 0, words = 0 } = row ?? {};
  return { ads, score, passed: { range, width, history, words } };
}

export const report = async (app: App): Promise<PayReport> => ({
  all: await payOf(app),
  markets: await markets(app),
});

type Kind = Pick<Market, "role" | "country">;

/** What collected ads pay, per role and country, in the currency that most of them name. */
export async function markets(app: App, of?: Kind): Promise<Market[]> {
  const middle = sql<number>`(${employerAds.payMin} + ${employerAds.payMax}) / 2`;
  const rows = await app.db
    .select({
      role: employerAds.category,
      country: employerAds.country,
      currency: employerAds.payCurrency,
      pay: middle,
    })
    .from(employerAds)
    .where(
      and(
        isNotNull(employerAds.payMin),
        isNotNull(employerAds.payMax),
        eq(employerAds.isCritical, true),
        of && eq(employerAds.category, of.role),
        of && eq(employerAds.country, of.country),
      ),
    )
    .orderBy(asc(middle));
  const groups = Map.groupBy(rows, (row) => `${row.role} ${row.country}`);
  return [...groups.values()].flatMap((some) => marketOf(some)).toSorted((a, b) => b.n - a.n);
}

type Paid = { [Key in "role" | "country" | "currency"]: Market[Key] | null } & { pay: number };

function marketOf(ads: Paid[]): Market[] {
  const [{ role = null, country = null } = {}] = ads;
  const currency = usualOf(ads);
  if (!role || !country || !currency) return [];
  const pays = ads.flatMap((ad) => paidIn(currency, ad)).toSorted((a, b) => a - b);
  if (pays.length < marketAds) return [];
  const own = ads.filter((ad) => ad.currency === currency).length;
  const at = (share: number) => Math.round(quantile(pays, share));
  const spread = { low: at(0.25), median: at(0.5), high: at(0.75) };
  return [{ role, country, currency, n: pays.length, converted: pays.length - own, ...spread }];
}

/** The currency that most of the ads name; of equals the first by its letters. */
function usualOf(ads: Paid[]): string | null {
  const named = ads.flatMap(({ currency }) => currency ?? []);
  const counts = [...Map.groupBy(named, (it) => it)].map(
    ([name, some]) => [name, some.length] as const,
  );
  const [most] = counts.toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b));
  return most?.[0] ?? null;
}

/** By the dated rates; nothing where one of the two currencies has none. */
function paidIn(wanted: string, { currency, pay }: Paid): number[] {
  if (currency === wanted) return [pay];
  const [from, to] = [currency && inEurosOf(currency), inEurosOf(wanted)];
  return from && to ? [(pay * from) / to] : [];
}

/** Between two values where the share falls between them (Hyndman and Fan, type 7). */
function quantile(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
