import { deployments } from "@/modules/staffing/deployments";
import { toIso } from "@/modules/knowledge/countries/rules";
import { type CountryRule, packs, speaksOf } from "@/modules/staffing/country-rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { AssignmentClock } from "./model";
import { clockOf } from "./rules";

type Stay = deployments.Stay;
export type Limits = { rules: CountryRule[]; today: string };

/** The clocks of one deployment. */
export async function clocksOf(app: App, id: string): Promise<AssignmentClock[]> {
  const { candidateId } = await deployments.rowOf(app, id);
  if (!candidateId) return [];
  const own = await deployments.staysSince(app, always, candidateId);
  const today = utcToday(app);
  const clocks = clocksAmong({ rules: await limitsOn(app, today), today }, own);
  return clocks.filter(({ deploymentId }) => deploymentId === id);
}

/** Before anybody worked anywhere. */
const always = "0000-01-01";

export const limitsOn = (app: App, today: string) => packs.rulesOn(app, "assignment", today);

/** The clocks of everybody who works today, the nearest limit first. */
export function clocksAmong(limits: Limits, stays: Stay[]): AssignmentClock[] {
  const byPerson = Map.groupBy(stays, ({ candidateId }) => candidateId);
  return stays
    .filter(({ status }) => status === "active")
    .flatMap((it) => clocksIn(it, byPerson.get(it.candidateId) ?? [], limits))
    .toSorted((a, b) => a.reachedOn.localeCompare(b.reachedOn));
}

function clocksIn(it: Stay, own: Stay[], { rules, today }: Limits): AssignmentClock[] {
  return rules
    .filter((rule) => holdsFor(rule, it))
    .flatMap((rule) => {
      const isCounted = (other: Stay) =>
        holdsFor(rule, other) && (rule.clock?.per === "agency" || other.clientId === it.clientId);
      const { limitDays: limit = 0, breakDays = 0 } = rule.values;
      const clock = clockOf({ limitDays: limit, breakDays }, own.filter(isCounted), today);
      if (!clock) return [];
      const { id: deploymentId, number, candidateName, clientName } = it;
      const { source, validFrom, reviewedOn } = rule;
      const stated = { source, validFrom, reviewedOn, isOverridden: rule.override !== null };
      const who = { deploymentId, number, candidateName, clientName };
      return [{ rule: rule.id, ...who, limit, ...stated, ...clock }];
    });
}

function holdsFor(rule: CountryRule, it: Stay): boolean {
  const place = it.country && toIso(it.country);
  if (!place || !rule.clock || !speaksOf(rule, place)) return false;
  const isFromElsewhere = it.candidateCountry !== null && it.candidateCountry !== place;
  if (rule.clock.from === "abroad" && !isFromElsewhere) return false;
  return rule.clock.contractTypes.includes(it.contractType);
}
