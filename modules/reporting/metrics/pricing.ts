import type { ContractType } from "@/modules/staffing/deployments/rules";
import { fullWeek, marginOf } from "@/modules/staffing/rates/rules";
import { toSpecification } from "@/modules/market/sources/rules";
import type { Placement, Week } from "./earning";

/** What was agreed from a day on, in cents. */
type Terms = {
  from: number;
  pay: number | null;
  bill: number | null;
  hours: number | null;
  perDiem: number | null;
  employerPercent: number | null;
  feePercent: number | null;
};

export type Priced = {
  service: ContractType;
  country: string | null;
  first: number;
  last: number;
  terms: Terms[];
};

/** What a placement brings: a fee once, or a margin a week for as long as its terms hold. */
export function priceOf(
  { service, country, first, last, terms }: Priced,
  estimates: Record<string, number>,
): Pick<Placement, "fee" | "weeks" | "isPriced"> {
  if (service === "permanent") {
    const agreed = terms.findLast(({ from }) => from <= first) ?? terms[0];
    const fee = agreed ? feeOf(agreed) : null;
    return { fee: fee ?? 0, weeks: [], isPriced: fee !== null };
  }
  const estimate = country === null ? undefined : estimates[toSpecification(country)];
  const weeks = inForce(terms, first, last).map((it) => weekOf(it, estimate ?? 0));
  return {
    fee: null,
    weeks: weeks.map(({ isKnown: _, ...week }) => week),
    isPriced: weeks.length > 0 && weeks.every(({ isKnown }) => isKnown),
  };
}

const feeOf = ({ pay, feePercent }: Terms) =>
  pay === null || feePercent === null ? null : Math.round((pay * feePercent) / 100);

/** Of several from the same day the last holds; what was agreed first holds from the start, whatever its day. */
function inForce(terms: Terms[], first: number, last: number): Terms[] {
  const dated = terms
    .map((it, n) => ({ ...it, from: n === 0 ? first : Math.max(first, it.from) }))
    .filter(({ from }) => from <= last);
  return dated.filter(({ from }, n) => dated[n + 1]?.from !== from);
}

function weekOf(terms: Terms, estimate: number): Week & { isKnown: boolean } {
  const { from, pay, bill } = terms;
  if (pay === null || bill === null) return { from, margin: 0, billed: 0, isKnown: false };
  const hoursPerWeek = terms.hours ?? fullWeek;
  const { margin } = marginOf({
    pay: pay / 100,
    bill: bill / 100,
    perDiem: (terms.perDiem ?? 0) / 100,
    hoursPerWeek,
    employerPercent: terms.employerPercent ?? estimate,
  });
  const cents = Math.round(margin * 100);
  return { from, margin: cents * hoursPerWeek, billed: bill * hoursPerWeek, isKnown: true };
}
