import { deployments } from "@/modules/staffing/deployments";
import { dayIn, daysBetween, periodZone } from "@/src/calendar";
import type { App } from "@/src/app";
import type { Placement, Week } from "./earning";
import { epochDay } from "./rules";
import type { ContractType } from "@/modules/staffing/deployments/rules";
import { fullWeek, marginOf } from "@/modules/staffing/rates/rules";
import { toSpecification } from "@/modules/knowledge/countries/rules";

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

type Priced = {
  service: ContractType;
  country: string | null;
  first: number;
  last: number;
  terms: Terms[];
};

/** What a placement brings: a fee once, or a margin a week for as long as its terms hold. */
function priceOf(
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

/**
 * Terms in force over time: of several from the same day the last wins, and the first terms apply from the start
 * whatever their own date.
 */
function inForce(terms: Terms[], first: number, last: number): Terms[] {
  const dated = terms
    .map((it, n) => ({ ...it, from: n === 0 ? first : Math.max(first, it.from) }))
    .filter(({ from }) => from <= last);
  return dated.filter(({ from }, n) => dated[n + 1]?.from !== from);
}

function weekOf(terms: Terms, estimate: number): Week & { isKnown: boolean } {
  const { from, pay, bill } = terms;
  const hoursPerWeek = terms.hours ?? fullWeek;
  const employerPercent = terms.employerPercent ?? estimate;
  const perDiemCents = terms.perDiem ?? 0;
  const about = { from, minutes: hoursPerWeek * 60, employerPercent, perDiemCents };
  if (pay === null || bill === null) return { ...about, margin: 0, billed: 0, isKnown: false };
  const { margin } = marginOf({
    pay: pay / 100,
    bill: bill / 100,
    perDiem: perDiemCents / 100,
    hoursPerWeek,
    employerPercent,
  });
  const cents = Math.round(margin * 100);
  return { ...about, margin: cents * hoursPerWeek, billed: bill * hoursPerWeek, isKnown: true };
}

type Estimates = Record<string, number>;

/** The placements among some deployments, or among all; also those that are to begin on another day. */
export async function readPlacements(
  app: App,
  estimates: Estimates,
  ids?: readonly string[],
): Promise<Placement[]> {
  const [rows, terms] = await Promise.all([deployments.placementRows(app, ids), termsOf(app, ids)]);
  return rows.flatMap((row) => placementOf(row, terms.get(row[0]) ?? [], estimates));
}

/** No placement at all if it was called off before the first day. */
function placementOf(
  row: deployments.PlacementRow,
  terms: Priced["terms"],
  estimates: Estimates,
): Placement[] {
  const [id, clientId, projectId, service, country, startDate, endDate, status] = row;
  const [, , , , , , , , source, onTheWayAt, planner, brokenOffAt] = row;
  if (status === "cancelled" && brokenOffAt === null) return [];
  // The day on which somebody was called off still counts.
  const off = brokenOffAt === null ? never : dayIn(brokenOffAt, periodZone);
  const last = Math.min(epochDay(off), epochDay(endDate ?? never));
  const first = epochDay(startDate);
  return [
    {
      id,
      clientId,
      projectId,
      service,
      startDate,
      first,
      last,
      source,
      daysToFill: daysToFill(onTheWayAt, startDate),
      recruiterId: planner !== null && isPerson(planner) ? planner : null,
      isScheduled: status === "scheduled",
      isCompleted: status === "completed",
      ...priceOf({ service, country, first, last, terms }, estimates),
    },
  ];
}

/** An end that is open. */
const never = "9999-12-31";

const isPerson = (signature: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(signature);

/** From the day on which somebody applied or was put on the project's board, to their first day at work. */
function daysToFill(onTheWayAt: string | null, startDate: string): number | null {
  if (onTheWayAt === null) return null;
  const days = daysBetween(dayIn(onTheWayAt, periodZone), startDate);
  return days < 0 ? null : days;
}

/** What was agreed, in the order in which it came into force. */
async function termsOf(
  app: App,
  ids: readonly string[] | undefined,
): Promise<Map<string, Priced["terms"]>> {
  const rows = await deployments.agreedTerms(app, ids);
  const found = new Map<string, Priced["terms"]>();
  for (const [id, from, pay, bill, hours, perDiem, employerPercent, feePercent] of rows) {
    const its = found.get(id) ?? [];
    its.push({ from: epochDay(from), pay, bill, hours, perDiem, employerPercent, feePercent });
    found.set(id, its);
  }
  return found;
}
