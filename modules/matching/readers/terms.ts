import { roles } from "@/modules/analysis/rules";
import { contractWishes } from "@/modules/candidates/rules";
import type { JobDemand } from "../model";
import { payValue } from "../parts/pay";
import { roleValue } from "../parts/role";
import { availabilityValue, contractValue, dayOf, shiftsValue } from "../parts/terms";
import type { Roster } from "../roster";

const unknown = Number.NaN;

export function roleReader({ role }: Roster, demand: JobDemand) {
  const asked = demand.role;
  const values = asked ? roles.map((own) => roleValue(asked, own)) : [];
  return (row: number): number => values[role[row] ?? -1] ?? unknown;
}

export function payReader({ pay, currency }: Roster, { payMax, payCurrency }: JobDemand) {
  return (row: number): number => {
    if (payMax === null || payCurrency === null || currency[row] !== payCurrency) return unknown;
    return payValue(pay[row] ?? unknown, payMax);
  };
}

/** The mean of what is known of availability, contract and shifts. */
export function termsReader(roster: Roster, demand: JobDemand, on: string) {
  const start = dayOf(demand.startsOn ?? on);
  const asked = demand.contract;
  const contracts = asked ? contractWishes.map((wish) => contractValue(asked, wish)) : [];
  const shifts = demand.hasShifts === true ? [shiftsValue(false), shiftsValue(true)] : [];
  return (row: number): number => {
    let [sum, known] = [0, 0];
    const from = roster.available[row] ?? unknown;
    const values = [
      Number.isNaN(from) ? unknown : availabilityValue(from, start),
      contracts[roster.contract[row] ?? -1] ?? unknown,
      shifts[roster.shifts[row] ?? -1] ?? unknown,
    ];
    for (const value of values) {
      if (Number.isNaN(value)) continue;
      sum += value;
      known += 1;
    }
    return known === 0 ? unknown : sum / known;
  };
}
