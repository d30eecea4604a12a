import type { CandidateFacts } from "@/modules/crm/candidates";
import { inEurosOf, perYear } from "@/modules/knowledge/normalise/rules";
import { dayMs } from "@/src/calendar";
import { findInputs, type Found, type Ground } from "../inputs";
import { lateDays, payReach } from "../../rules";

/** Available by the start 1, up to `lateDays` after it ½, later 0. */
export function availabilityValue(from: number, start: number): number {
  if (from <= start) return 1;
  return from - start <= lateDays ? 0.5 : 0;
}

export const dayOf = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** Work for a time suits one who wants the other sort of it by half; a permanent job does not. */
export function contractValue(asked: string, wish: string): number {
  if (wish === "any" || wish === asked) return 1;
  return asked !== "permanent" && wish !== "permanent" ? 0.5 : 0;
}

export const shiftsValue = (works: boolean): number => (works ? 1 : 0);

type Said = { what: string; isAsked: boolean; value: number | null };

export function termsPart(ground: Ground): Found {
  const asked = saidOf(ground).filter(({ isAsked }) => isAsked);
  const known = asked.flatMap(({ what, value }) => (value === null ? [] : [{ what, value }]));
  const names = (fits: (value: number) => boolean) =>
    known.filter(({ value }) => fits(value)).map(({ what }) => what);
  const sum = known.reduce((total, { value }) => total + value, 0);
  return findInputs("terms", {
    value: known.length === 0 ? null : sum / known.length,
    matched: names((value) => value === 1),
    near: names((value) => value > 0 && value < 1),
    missing: names((value) => value === 0),
    unknown: asked.filter(({ value }) => value === null).map(({ what }) => what),
  });
}

/** When somebody can begin is asked everywhere; contract and shifts only where the ad speaks of them. */
function saidOf({ demand, facts, on }: Ground): Said[] {
  const { availableFrom: from, contract: wish, worksShifts } = facts;
  const start = dayOf(demand.startsOn ?? on);
  const contract = demand.contract && wish ? contractValue(demand.contract, wish) : null;
  const isShifted = demand.hasShifts === true;
  return [
    {
      what: "availability",
      isAsked: true,
      value: from ? availabilityValue(dayOf(from), start) : null,
    },
    { what: "contract", isAsked: demand.contract !== null, value: contract },
    {
      what: "shifts",
      isAsked: isShifted,
      value: isShifted && worksShifts !== null ? shiftsValue(worksShifts) : null,
    },
  ];
}

type Wish = NonNullable<CandidateFacts["pay"]>;

/** Whole units per full-time year. */
export const yearlyWish = ({ amount, period }: Wish): number => amount * perYear[period];

/** 1 up to the job's most, falling in a line to 0. */
export const payValue = (wish: number, most: number): number =>
  wish <= most ? 1 : Math.max(0, 1 - (wish / most - 1) / payReach);

/** What one of a currency is in another by the dated rates; null where the bank states no rate. */
export function rateBetween(own: string, asked: string): number | null {
  if (own === asked) return 1;
  const [from, to] = [inEurosOf(own), inEurosOf(asked)];
  return from === null || to === null ? null : from / to;
}

export function payPart({ demand, facts }: Ground): Found {
  const { payMax, payCurrency } = demand;
  if (payMax === null || payCurrency === null) return findInputs("pay", {});
  const rate = facts.pay && rateBetween(facts.pay.currency, payCurrency);
  if (!facts.pay || !rate) return findInputs("pay", { unknown: ["pay"] });
  const value = payValue(yearlyWish(facts.pay) * rate, payMax);
  return findInputs("pay", {
    value,
    [value === 1 ? "matched" : value > 0 ? "near" : "missing"]: ["pay"],
  });
}
