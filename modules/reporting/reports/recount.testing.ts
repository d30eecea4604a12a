import { type Case, today } from "./cases.testing";
import { isFirst } from "./filling.testing";
import { deploymentId, endOf } from "./placing.testing";

/** What anybody would count from the rows by hand: day by day, one row after the other. */
const dayMs = 86_400_000;
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
export const amsterdam = (at: string) =>
  new Date(at).toLocaleDateString("sv-SE", { timeZone: "Europe/Amsterdam" });
const estimates: Record<string, number> = { DE: 21, GB: 15 };
const employerIn = (country: string | null) => (country ? (estimates[country] ?? 0) : 0);

type Deployment = Case["deployments"][number];
export type Started = Deployment & { n: number; id: string; last: string };

/** Whoever has begun until today, and until when they worked. */
export function started({ deployments }: Case): Started[] {
  return deployments.flatMap((it, n) => {
    const isOff = it.status === "cancelled" && it.brokenOffAfter !== null;
    const hasBegun = it.status === "active" || it.status === "completed" || isOff;
    if (!hasBegun || it.isArchived || it.startDate > today) return [];
    const ends = [today];
    const end = endOf(it);
    if (end) ends.push(end);
    if (isOff) ends.push(plus(it.startDate, it.brokenOffAfter ?? 0));
    return [{ ...it, n, id: deploymentId(n), last: ends.sort()[0] ?? today }];
  });
}

type Rates = Pick<Deployment, "pay" | "bill" | "hours" | "perDiem" | "employerPercent">;

/** Cents a week: what is billed less what an hour costs. */
function weekly(rates: Rates, country: string | null) {
  const { pay, bill, perDiem, employerPercent } = rates;
  if (pay === null || bill === null) return { margin: 0, billed: 0 };
  const hours = rates.hours ?? 40;
  const employer = Math.round((pay * (employerPercent ?? employerIn(country))) / 100);
  const travel = Math.round(((perDiem ?? 0) * 5) / hours);
  return { margin: (bill - pay - employer - travel) * hours, billed: bill * hours };
}

/** What one deployment brought in some days, a day at a time, each rounded on the running total. */
export function cents(it: Started, from: string, to: string) {
  if (it.service === "permanent") {
    const isIn = it.startDate >= from && it.startDate <= to;
    const fee =
      it.pay === null || it.feePercent === null ? 0 : Math.round((it.pay * it.feePercent) / 100);
    const later = it.later?.isApproved && it.later.after === 0 ? it.later : null;
    const laterFee =
      later &&
      (later.pay === null || it.feePercent === null
        ? 0
        : Math.round((later.pay * it.feePercent) / 100));
    const sum = isIn ? (laterFee ?? fee) : 0;
    return { margin: sum, billed: sum };
  }
  const sum = { margin: 0, billed: 0 };
  const running = { margin: 0, billed: 0 };
  const changes = it.later?.isApproved ? plus(it.startDate, it.later.after) : "9999";
  for (let day = it.startDate; day <= it.last; day = plus(day, 1)) {
    if (day === changes) Object.assign(running, { margin: 0, billed: 0 });
    const week = weekly(it.later && day >= changes ? it.later : it, it.country);
    for (const key of ["margin", "billed"] as const) {
      const before = Math.round(running[key] / 7);
      running[key] += week[key];
      if (day >= from && day <= to) sum[key] += Math.round(running[key] / 7) - before;
    }
  }
  return sum;
}

const isAtWork = (it: Started, from: string, to: string) =>
  it.service === "permanent"
    ? it.startDate >= from && it.startDate <= to
    : it.startDate <= to && it.last >= from;

export function revenueOf(all: Started[], from: string, to: string) {
  const its = all.filter((it) => isAtWork(it, from, to));
  const sums = its.map((it) => cents(it, from, to));
  const of = (key: "margin" | "billed") => sums.reduce((sum, it) => sum + it[key], 0) / 100;
  return { total: of("margin"), billed: of("billed"), n: its.length };
}

export function middle(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Math.round(((low + high) / 2) * 10) / 10;
}

const begunIn = (all: Started[], from: string, to: string) =>
  all.filter(({ startDate }) => startDate >= from && startDate <= to);

/** Days from the board of the project to the start. */
export function daysToFill(it: Case, all: Started[], from: string, to: string): number[] {
  return begunIn(all, from, to).flatMap(({ project, candidate, startDate }) => {
    const since = project === null ? null : it.boards[candidate * 3 + project];
    if (!since) return [];
    const days = Math.round((Date.parse(startDate) - Date.parse(amsterdam(since))) / dayMs);
    return days < 0 ? [] : [days];
  });
}

/** Seats of the projects that were closed in some days, and how many of them somebody took. */
export function seatsOf(it: Case, all: Started[], from: string, to: string, user?: number) {
  let [seats, taken] = [0, 0];
  it.projects.forEach((project, n) => {
    const day = amsterdam(project.closedAt);
    if (project.status === "active" || day < from || day > to) return;
    if (user !== undefined && !project.team.includes(user)) return;
    seats += project.seats;
    taken += Math.min(project.seats, all.filter((one) => one.project === n).length);
  });
  return { seats, taken };
}

/** What clients said. */
export const scoresOf = (it: Case, from: string, to: string): number[] =>
  it.feedback
    .filter((said, n) => isFirst(it, n) && said.party === "client")
    .filter(({ at }) => amsterdam(at) >= from && amsterdam(at) <= to)
    .map(({ score }) => score);

/** Days in each kind of stage, told when it was left. */
export function staysOf(it: Case, type: string, from: string, to: string): number[] {
  return it.entries.flatMap(({ begun, steps }) => {
    let when = Date.parse(begun);
    return steps.flatMap((step, n) => {
      when += step.minutes * 60_000;
      const before = steps[n - 1];
      const day = amsterdam(new Date(when).toISOString());
      if (before?.type !== type || day < from || day > to) return [];
      return [(step.minutes * 60_000) / dayMs];
    });
  });
}

/** The ads that are demand, with the day they were put up. */
export const adsOf = (it: Case, from: string, to: string) =>
  it.ads
    .filter(({ sourceType, status }) => sourceType !== "sample" && status !== "archived")
    .map((ad) => ({
      ...ad,
      at: ad.postedAt && ad.postedAt <= ad.createdAt ? ad.postedAt : ad.createdAt,
    }))
    .filter(({ at }) => amsterdam(at) >= from && amsterdam(at) <= to);
