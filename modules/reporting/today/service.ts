import { isAtLeast, type Role } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { dayMs, utcToday } from "@/src/calendar";
import { cachedFigures } from "@/src/http/cached-count";
import { certificatesEnding, rollOffs, startsThatFail, trouble } from "./ahead";
import {
  applicationsUnreviewed,
  type Day,
  interviewsOf,
  repliesUnread,
  tasksDue,
} from "./own-work";
import type { Today, TodayQuery } from "./model";
import { hoursDisputed, invoicesOverdue, paymentsToCheck } from "./money";
import type { TodayGroupName } from "./rules";
import { type Found, nothing } from "./shape";

type Asking = Role | "program";

/** What the day asks of whoever asks, looked up anew once anybody has written, or after a minute. */
export const today = (app: App, query: TodayQuery, role: Asking = "viewer"): Promise<Today> =>
  cachedFigures(app, ["today", app.actor, role, query], () => todayNow(app, query, role));

/** Each part is a few rows by an index, however much there is. */
async function todayNow(app: App, query: TodayQuery, role: Asking): Promise<Today> {
  const day = dayOf(app, query);
  // A program's areas are not looked at here, so it is told nothing of money.
  const mayBill = role !== "program" && isAtLeast(role, "recruiter");
  const parts: Record<TodayGroupName, Promise<Found>> = {
    interviews: interviewsOf(app, day),
    tasks: tasksDue(app, day),
    replies: repliesUnread(app),
    applications: applicationsUnreviewed(app),
    starts: startsThatFail(app),
    rollOffs: rollOffs(app),
    certificates: certificatesEnding(app),
    hours: mayBill ? hoursDisputed(app) : Promise.resolve(nothing),
    payments: mayBill ? paymentsToCheck(app) : Promise.resolve(nothing),
    overdue: mayBill ? invoicesOverdue(app) : Promise.resolve(nothing),
    trouble: role === "admin" ? trouble(app) : Promise.resolve(nothing),
  };
  const found = await Promise.all(
    Object.entries(parts).map(async ([group, part]) => ({
      group: group as TodayGroupName,
      ...(await part),
    })),
  );
  return { groups: found.filter(({ total }) => total > 0), asOf: app.now().toISOString() };
}

function dayOf(app: App, { whose, from, tonight }: TodayQuery): Day {
  const begin = from ?? `${utcToday(app)}T00:00:00.000Z`;
  const isOwn = whose === "mine" && app.actor.id !== null;
  return {
    from: begin,
    tonight: tonight ?? new Date(Date.parse(begin) + dayMs).toISOString(),
    isOwn,
  };
}
