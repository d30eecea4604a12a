import type { CandidateFacts } from "@/modules/crm/candidates";
import { findInputs, type Found, type Ground } from "../inputs";
import { payReach, perYear } from "../rules";

type Wish = NonNullable<CandidateFacts["pay"]>;

/** Whole units per full-time year. */
export const yearlyWish = ({ amount, period }: Wish): number => amount * perYear[period];

/** 1 up to the job's most, falling in a line to 0. */
export const payValue = (wish: number, most: number): number =>
  wish <= most ? 1 : Math.max(0, 1 - (wish / most - 1) / payReach);

export function payPart({ demand, facts }: Ground): Found {
  const { payMax, payCurrency } = demand;
  if (payMax === null || payCurrency === null) return findInputs("pay", {});
  // Nobody changes money here: another currency is a question, not an answer.
  if (!facts.pay || facts.pay.currency !== payCurrency)
    return findInputs("pay", { unknown: ["pay"] });
  const value = payValue(yearlyWish(facts.pay), payMax);
  return findInputs("pay", {
    value,
    [value === 1 ? "matched" : value > 0 ? "near" : "missing"]: ["pay"],
  });
}
