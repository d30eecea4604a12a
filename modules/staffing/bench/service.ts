import { deployments } from "@/modules/staffing/deployments";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { deskIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { addDays, daysBetween, utcToday } from "@/src/calendar";
import type { DailyTask } from "@/src/workers/daily-task";
import { clocksFor } from "./clocks";
import type { Bench, BenchPerson, RollOff } from "./model";
import {
  cellOf,
  daysOnBench,
  mostPeople,
  mostToldADay,
  stepFor,
  warningDays,
  weeksFrom,
} from "./rules";

type Stay = Awaited<ReturnType<typeof deployments.staysSince>>[number];

/** Who is covered until when, who rolls off, and which limits come near. */
export async function board(app: App, today = utcToday(app)): Promise<Bench> {
  const stays = await deployments.staysSince(app, addDays(today, -daysOnBench));
  const weeks = weeksFrom(today);
  const people = [...Map.groupBy(stays, ({ candidateId }) => candidateId).values()]
    .map((own) => personFrom(own, weeks))
    .toSorted((a, b) => (a.until ?? "9999").localeCompare(b.until ?? "9999"))
    .slice(0, mostPeople);
  const clocks = await clocksFor(app, today);
  return {
    weeks,
    people,
    rollOffs: rollOffsIn(stays, today),
    refused: await deployments.refusedStarts(app, today),
    clocks: clocks.filter(({ reachedOn }) => reachedOn <= addDays(today, warningDays)),
  };
}

function personFrom(own: Stay[], weeks: string[]): BenchPerson {
  const [first] = own;
  const ends = own.map(({ endDate }) => endDate);
  return {
    candidateId: first?.candidateId ?? "",
    name: first?.candidateName ?? "",
    until: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    cells: weeks.map((monday) => cellOf(own, monday)),
  };
}

/** Whose work ends within the first of the steps, with nothing after it. */
function rollOffsIn(stays: Stay[], today: string): RollOff[] {
  const ofPerson = Map.groupBy(stays, ({ candidateId }) => candidateId);
  return stays
    .flatMap((it): RollOff[] => {
      const { endDate, status } = it;
      if (endDate === null || status !== "active") return [];
      const daysLeft = Math.max(0, daysBetween(today, endDate));
      const action = stepFor(daysLeft);
      const goesOn = ofPerson
        .get(it.candidateId)
        ?.some(
          (other) => other.id !== it.id && (other.endDate === null || other.endDate > endDate),
        );
      if (action === null || goesOn) return [];
      const { id: deploymentId, number, candidateId, candidateName, clientName, position } = it;
      return [
        {
          deploymentId,
          number,
          candidateId,
          candidateName,
          clientName,
          position,
          endDate,
          daysLeft,
          action,
        },
      ];
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
}

/** Tells of each who rolls off at each step before it, the nearest end first. */
async function remind(app: App, today: string): Promise<number> {
  const stays = await deployments.staysSince(app, addDays(today, -daysOnBench));
  const clientOf = new Map(stays.map(({ id, clientId }) => [id, clientId]));
  const desk = await deskIds(app);
  const notices = rollOffsIn(stays, today)
    .slice(0, mostToldADay)
    .map((it) => noticeOf({ ...it, clientId: clientOf.get(it.deploymentId) ?? null }, desk));
  const { writes, news } = await notifications.told(app, ...notices);
  if (writes.length > 0) await app.write(writes, ...news);
  return writes.length > 0 ? notices.length : 0;
}

type OwnRollOff = RollOff & { clientId: string | null };

const noticeOf = (
  { deploymentId, candidateId, clientId, action, endDate }: OwnRollOff,
  to: string[],
): Notice => ({
  to,
  what: "deploymentEnding",
  params: { day: endDate, candidateId, clientId: clientId ?? "" },
  record: { kind: "deployment", id: deploymentId },
  onceKey: `roll-off:${deploymentId}:${action}:${endDate}`,
});

export const benchTasks: DailyTask[] = [
  { name: "roll-offs", does: "Reports deployments that end without a follow-up", run: remind },
];
