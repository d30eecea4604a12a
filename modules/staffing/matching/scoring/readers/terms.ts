import { roles } from "@/modules/knowledge/analysis/rules";
import { contractWishes } from "@/modules/crm/candidates/rules";
import type { JobDemand } from "../../model";
import {
  availabilityValue,
  contractValue,
  dayOf,
  payValue,
  rateBetween,
  shiftsValue,
} from "../parts/terms";
import { roleValue, yearsValue } from "../parts/role";
import type { Roster } from "../../roster/roster";

const unknown = Number.NaN;

/** Values by a column's number; before them the one of -1, of whom nothing is known. */
const byNumber = (values: Iterable<number>) => Float64Array.of(unknown, ...values);
const unknownAt = -1;

export function roleReader(roster: Roster, demand: JobDemand) {
  const asked = demand.role;
  const { role } = roster.values;
  const values = byNumber(roles.map((own) => (asked ? roleValue(asked, own) : unknown)));
  const numberOf = (row: number): number => 1 + (role[row] ?? unknownAt);
  return {
    worths: values,
    numberOf,
    value: (row: number): number => values[numberOf(row)] ?? unknown,
  };
}

export function yearsReader(roster: Roster, { yearsDatacentre }: JobDemand) {
  const { years } = roster.values;
  return (row: number): number => yearsValue(years[row] ?? unknown, yearsDatacentre);
}

export function payReader(roster: Roster, { payMax, payCurrency }: JobDemand) {
  const { pay, currency } = roster.values;
  const rates = byNumber(
    roster.currencies.names.map((own) =>
      payCurrency === null ? unknown : (rateBetween(own, payCurrency) ?? unknown),
    ),
  );
  return (row: number): number => {
    const rate = rates[1 + (currency[row] ?? unknownAt)] ?? unknown;
    if (payMax === null || Number.isNaN(rate)) return unknown;
    return payValue((pay[row] ?? unknown) * rate, payMax);
  };
}

/** The mean of what is known of availability, contract and shifts. */
export function termsReader(roster: Roster, demand: JobDemand, on: string) {
  const start = dayOf(demand.startsOn ?? on);
  const asked = demand.contract;
  const contracts = byNumber(asked ? contractWishes.map((it) => contractValue(asked, it)) : []);
  const shifts = byNumber(demand.hasShifts === true ? [shiftsValue(false), shiftsValue(true)] : []);
  const own = roster.values;
  return (row: number): number => {
    const from = own.available[row] ?? unknown;
    const availability = Number.isNaN(from) ? unknown : availabilityValue(from, start);
    const contract = contracts[1 + (own.contract[row] ?? unknownAt)] ?? unknown;
    const shift = shifts[1 + (own.shifts[row] ?? unknownAt)] ?? unknown;
    const known = isKnown(availability) + isKnown(contract) + isKnown(shift);
    return known === 0
      ? unknown
      : (orNone(availability) + orNone(contract) + orNone(shift)) / known;
  };
}

export const isKnown = (value: number) => (Number.isNaN(value) ? 0 : 1);
export const orNone = (value: number) => (Number.isNaN(value) ? 0 : value);
