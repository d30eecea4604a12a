import type { deployments } from "@/modules/staffing/deployments";
import { daysBetween } from "@/modules/staffing/deployments/rules";
import { type CountryRule, speaksOf } from "@/modules/staffing/country-rules";
import { toIso } from "@/modules/market/sources/rules";
import type { Independence } from "./model";
import { checkDays, longDays, type Standing, type Warning } from "./rules";
import type { independenceChecks } from "./schema";

export type CheckRow = typeof independenceChecks.$inferSelect;
export type Stay = deployments.Stay;
type Known = { own: readonly Stay[]; rows: readonly CheckRow[]; today: string };

/** Contractors, in a country that has a rule about who really works for themselves. */
export const isAsked = (it: Stay, rules: readonly CountryRule[]): boolean =>
  it.contractType === "contract" && rulesFor(it, rules).length > 0;

export const rulesFor = ({ country }: Stay, rules: readonly CountryRule[]): CountryRule[] =>
  rules.filter((rule) => country !== null && speaksOf(rule, toIso(country)));

/** How somebody's independence stands; `own` is all they do and have done, `rows` their checks here, the newest first. */
export function independenceOf(it: Stay, { own, rows, today }: Known): Independence {
  const [last] = rows;
  const { id: deploymentId, number, candidateName, clientName, startDate, endDate } = it;
  return {
    ...{ deploymentId, number, candidateName, clientName, startDate, endDate },
    standing: standingOf(it, last, today),
    risk: last?.risk ?? null,
    warnings: warningsOf(it, own, today),
  };
}

function standingOf(it: Stay, last: CheckRow | undefined, today: string): Standing {
  if (!last) return "missing";
  const isOld = daysBetween(last.at, today) > checkDays;
  return isOld || last.endDate !== it.endDate ? "renew" : "current";
}

function warningsOf(it: Stay, own: readonly Stay[], today: string): Warning[] {
  const isLong = daysBetween(it.startDate, it.endDate ?? today) > longDays;
  const clients = new Set(
    own.filter((other) => other.startDate <= today || other.id === it.id).map((it) => it.clientId),
  );
  return [...(isLong ? (["long"] as const) : []), ...onlyOne(clients.size)];
}

const onlyOne = (clients: number): Warning[] => (clients === 1 ? ["only-client"] : []);
