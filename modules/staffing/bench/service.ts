import { deployments } from "@/modules/staffing/deployments";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { staffIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { addDays, daysBetween, utcToday } from "@/src/calendar";
import { cachedCount } from "@/src/http/cached-count";
import type { DailyTask } from "@/src/workers/daily-task";
import { clocksAmong, type Limits, limitsOn } from "./clocks";
import type { Bench, BenchPerson, RollOff } from "./model";
import {
  cellOf,
  daysOnBench,
  maxPeople,
  maxNoticesPerDay,
  stepFor,
  warningDays,
  weeksFrom,
} from "./rules";

type Stay = deployments.Stay;

/** Who is covered until when, who rolls off, and which limits come near; made anew when a stay or a rule changes. */
export async function board(app: App, today = utcToday(app)): Promise<Bench> {
  const limits = { rules: await limitsOn(app, today), today };
  const asked = `bench ${JSON.stringify(limits)}`;
  const [kept, refused] = await Promise.all([
    cachedCount(app, { topic: deployments.stayTopics, asked }, () => boardOf(app, limits)),
    deployments.refusedStarts(app, today),
  ]);
  return { ...kept, refused };
}

async function boardOf(app: App, limits: Limits): Promise<Omit<Bench, "refused">> {
  const { today } = limits;
  const all = await deployments.allStays(app);
  const stays = all.filter(isSince(addDays(today, -daysOnBench)));
  const weeks = weeksFrom(today);
  return {
    weeks,
    people: personsIn(stays)
      .toSorted((a, b) => (a.until ?? "9999").localeCompare(b.until ?? "9999"))
      .slice(0, maxPeople)
      .map(({ own, until }) => personFrom(own, until, weeks)),
    rollOffs: rollOffsIn(stays, today),
    clocks: clocksAmong(limits, all).filter(
      ({ reachedOn }) => reachedOn <= addDays(today, warningDays),
    ),
  };
}

const isSince =
  (day: string) =>
  ({ endDate }: Stay) =>
    endDate === null || endDate >= day;

/** What each person does, and until when; null where that is open. */
const personsIn = (stays: Stay[]) =>
  [...Map.groupBy(stays, ({ candidateId }) => candidateId).values()].map((own) => {
    const ends = own.map(({ endDate }) => endDate);
    return { own, until: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null) };
  });

const personFrom = (own: Stay[], until: string | null, weeks: string[]): BenchPerson => ({
  candidateId: own[0]?.candidateId ?? "",
  name: own[0]?.candidateName ?? "",
  until,
  cells: weeks.map((monday) => cellOf(own, monday)),
});

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
async function notifyRollOffs(app: App, today: string): Promise<number> {
  const stays = await deployments.staysSince(app, addDays(today, -daysOnBench));
  const clientOf = new Map(stays.map(({ id, clientId }) => [id, clientId]));
  const desk = await staffIds(app);
  const notices = rollOffsIn(stays, today)
    .slice(0, maxNoticesPerDay)
    .map((it) => noticeOf({ ...it, clientId: clientOf.get(it.deploymentId) ?? null }, desk));
  const { writes, news } = await notifications.notify(app, ...notices);
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
  {
    name: "roll-offs",
    does: "Reports deployments that end without a follow-up",
    run: notifyRollOffs,
  },
];
