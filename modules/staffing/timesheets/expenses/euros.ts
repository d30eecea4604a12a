import { type SQL, sql } from "drizzle-orm";
import { perEuroOf, referenceRates } from "@/modules/knowledge/normalise/rules";
import { casesOf } from "@/modules/records/conditions";
import { billedCurrency } from "@/modules/staffing/rates/cards/rules";
import type { ExpenseKind } from "../rules";
import { expenses } from "../schema";

/** What a receipt in another currency comes to, by the bank's rate of a day: how much of it one euro was. */
export type InEuros = { cents: number; perEuro: number; on: string };

type Spent = { kind: ExpenseKind; currency: string; amountCents: number };
type Rated = { perEuro: number | null; ratedOn: string | null };

/** Kilometres are worth what the rate card says, which is in euros already. */
const isForeign = ({ kind, currency }: Pick<Spent, "kind" | "currency">): boolean =>
  kind !== "mileage" && currency !== billedCurrency;

/** By today's rates; null for what is in euros. */
function rateFor(it: Pick<Spent, "kind" | "currency">): Omit<InEuros, "cents"> | null {
  const perEuro = isForeign(it) ? perEuroOf(it.currency) : null;
  return perEuro === null ? null : { perEuro, on: referenceRates.on };
}

/** What of an expense counts, in euros, and the rate by which it was changed; as it was entered where it is in euros. */
export function exchanged<One extends Spent & { vatCents: number }>(it: One) {
  const rate = rateFor(it);
  const [perEuro, ratedOn] = [rate?.perEuro ?? null, rate?.on ?? null];
  const euros = (cents: number) => Math.round(cents / (perEuro ?? 1));
  const { amountCents, vatCents } = it;
  const worth = { ...it, amountCents: euros(amountCents), vatCents: euros(vatCents) };
  return { worth, rate: { perEuro, ratedOn } };
}

/** As it is shown beside its own currency: by the rate at which it was approved, until then by today's. */
export function inEurosShown(it: Spent & Rated & { clientId: string | null }): InEuros | null {
  const { perEuro, ratedOn } = it;
  const kept = perEuro !== null && ratedOn !== null ? { perEuro, on: ratedOn } : null;
  const rate = it.clientId === null ? rateFor(it) : kept;
  return rate && { cents: Math.round(it.amountCents / rate.perEuro), ...rate };
}

/** In which currency an approved expense is paid and billed: its own where it was approved before it was changed into euros. */
export const worthCurrency = sql<string>`case when ${expenses.ratedOn} is null
  then ${expenses.currency} else ${billedCurrency} end`;

/** Cents in euros, so that amounts in several currencies are compared; what no rate is known for counts as it stands. */
export const euroCents: SQL<number> = sql`(${expenses.amountCents} / coalesce(${expenses.perEuro},
  case ${expenses.currency} ${casesOf(referenceRates.perEuro)} end, 1))`;
