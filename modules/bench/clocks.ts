import { deployments } from "@/modules/deployments";
import { toIso } from "@/modules/sources/rules";
import type { App } from "@/src/app";
import rules from "./clocks.json";
import type { AssignmentClock } from "./model";
import { clockOf, type ClockRule } from "./rules";

/** The file is written for this type; the compiler reads its texts as any text. */
const clockRules = rules as ClockRule[];

type Stay = Awaited<ReturnType<typeof deployments.staysSince>>[number];

/** The clocks of everybody who works today, the nearest limit first. */
export const clocksFor = async (app: App, today: string): Promise<AssignmentClock[]> =>
  clocksAmong(await deployments.staysSince(app, always), today);

/** The clocks of one deployment. */
export async function clocksOf(app: App, id: string): Promise<AssignmentClock[]> {
  const { candidateId } = await deployments.rowOf(app, id);
  if (!candidateId) return [];
  const own = await deployments.staysSince(app, always, candidateId);
  const today = app.now().toISOString().slice(0, 10);
  return clocksAmong(own, today).filter(({ deploymentId }) => deploymentId === id);
}

/** Before anybody worked anywhere. */
const always = "0000-01-01";

function clocksAmong(stays: Stay[], today: string): AssignmentClock[] {
  const byPerson = Map.groupBy(stays, ({ candidateId }) => candidateId);
  return stays
    .filter(({ status }) => status === "active")
    .flatMap((it) => clocksIn(it, byPerson.get(it.candidateId) ?? [], today))
    .toSorted((a, b) => a.reachedOn.localeCompare(b.reachedOn));
}

function clocksIn(it: Stay, own: Stay[], today: string): AssignmentClock[] {
  return clockRules
    .filter((rule) => holdsFor(rule, it))
    .flatMap((rule) => {
      const counted = own.filter(
        (other) =>
          holdsFor(rule, other) && (rule.per === "agency" || other.clientId === it.clientId),
      );
      const clock = clockOf(rule, counted, today);
      if (!clock) return [];
      const { id: deploymentId, number, candidateName, clientName } = it;
      const { id, limitDays: limit, source, asOf } = rule;
      return [
        {
          rule: id,
          deploymentId,
          number,
          candidateName,
          clientName,
          limit,
          source,
          asOf,
          ...clock,
        },
      ];
    });
}

function holdsFor({ country, contractTypes, from }: ClockRule, it: Stay): boolean {
  const place = it.country && toIso(it.country);
  if (!place || (country !== "*" && country !== place)) return false;
  if (from === "abroad" && (!it.candidateCountry || it.candidateCountry === place)) return false;
  return contractTypes.includes(it.contractType);
}
