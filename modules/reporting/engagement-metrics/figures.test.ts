import { expect, test } from "bun:test";
import fc from "fast-check";
import { noon, signedIn, testApp } from "@/modules/testing";
import { type Case, cases } from "./cases.testing";
import { empty, filled, people } from "./figures.testing";

const { as: app, ask, user } = await signedIn(testApp(), "viewer");
const everybody = await people(app);
const told = async (path: string) => (await ask("GET", path)).json();

test("every figure is what anyone would count from the rows, whatever has happened", async () => {
  const checked = fc.asyncProperty(cases, async (it) => {
    await empty(app);
    await filled(app, it, everybody, user.id);
    const { from, to } = it;
    expect(await told("/api/crm/metrics")).toEqual(metricsOf(it));
    expect(await told(`/api/crm/analytics?from=${from}&to=${to}`)).toEqual(analyticsOf(it));
  });
  await fc.assert(checked, { numRuns: 25 });
});

type Interview = Case["interviews"][number];
type Message = Case["messages"][number];

const share = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : null);
const tenths = (value: number) => Math.round(value * 10) / 10;
const hours = (from: string, to: string) => (+new Date(to) - +new Date(from)) / 3_600_000;

function middle(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return tenths((low + high) / 2);
}

function mean(values: number[]): number | null {
  return values.length ? tenths(values.reduce((a, b) => a + b, 0) / values.length) : null;
}

function metricsOf({ interviews, applications, recipients, archived }: Case) {
  const lately = new Date(noon.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
  const busy = new Set<number>();
  for (const it of interviews) if (it.status === "scheduled") busy.add(it.candidate);
  for (const { candidate, status } of applications) {
    if (["pending", "reviewing", "interview", "offer"].includes(status)) busy.add(candidate);
  }
  for (const { candidate, state, changedAt } of recipients) {
    if (state === "replied" && changedAt >= lately) busy.add(candidate);
  }
  const ended = interviews.filter((it) => it.status !== "scheduled");
  return {
    totalInterviews: interviews.length,
    completionRate: share(ended.filter((it) => it.status === "completed").length, ended.length),
    avgFeedbackScore: mean(interviews.flatMap(({ cards }) => Object.values(cards))),
    activeEngagements: [...busy].filter((one) => !archived.includes(one)).length,
  };
}

function analyticsOf({ from, to, zone, interviews, messages }: Case) {
  const dayOf = (at: string) => new Date(at).toLocaleDateString("sv-SE", { timeZone: zone });
  const isAsked = (at: string) => dayOf(at) >= from && dayOf(at) <= to;
  const inside = interviews.filter((it) => isAsked(it.scheduledAt));
  return {
    from,
    to,
    interviews: outcomes(inside),
    weeks: mondaysIn(from, to).map((week) => ({
      week,
      ...outcomes(inside.filter((it) => mondayOf(dayOf(it.scheduledAt)) === week)),
    })),
    types: (["phone", "video", "in-person"] as const).map((type) => ({
      type,
      ...outcomes(inside.filter((it) => it.type === type)),
    })),
    interviewers: [user.id, ...everybody.others]
      .map((userId, n) => ({ userId, name: nameOf(n), ...outcomes(askedBy(inside, n), n) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1)),
    channels: (["email", "phone", "meeting"] as const).map((channel) => ({
      channel,
      sent: counting(messages).filter(
        (it) => it.type === channel && it.direction === "out" && isAsked(it.at),
      ).length,
      ours: answers(messages, channel, "in", isAsked),
      theirs: answers(messages, channel, "out", isAsked),
    })),
  };
}

const nameOf = (n: number) => ["Ada Jansen", "Bo Smit", "Cas Vos"][n] ?? "";
const askedBy = (interviews: Interview[], n: number) =>
  interviews.filter((it) => it.people.includes(n));

function outcomes(interviews: Interview[], whose?: number) {
  const of = (status: string) => interviews.filter((it) => it.status === status).length;
  const held = interviews.filter((it) => it.status === "completed");
  const leads = held.map((it) => hours(it.createdAt, it.scheduledAt) / 24).filter((it) => it >= 0);
  const cards = interviews.flatMap((it) => Object.entries(it.cards));
  return {
    total: interviews.length,
    scheduled: of("scheduled"),
    completed: held.length,
    noShow: of("no-show"),
    cancelled: of("cancelled"),
    completionRate: share(held.length, interviews.length - of("scheduled")),
    noShowRate: share(of("no-show"), held.length + of("no-show")),
    leadDays: middle(leads),
    averageScore: mean(
      cards
        .filter(([who]) => whose === undefined || Number(who) === whose)
        .map(([, score]) => score),
    ),
  };
}

const counting = (messages: Message[]) =>
  messages.filter((it) => !it.isAutomatic && !it.isDeleted && !it.isOfCampaign);
const isCall = ({ type }: Message) => type === "phone" || type === "meeting";

/** A message waits unless one from the same side waits before it; the next from the other side answers it. */
function answers(all: Message[], channel: string, side: string, isAsked: (at: string) => boolean) {
  const waits = counting(all)
    .filter((it) => it.type === channel && it.direction === side && isAsked(it.at))
    .map((it) => {
      const others = counting(all).filter((other) =>
        isCall(it)
          ? isCall(other) && other.record === it.record
          : other.type === "email" && other.thread === it.thread,
      );
      const before = others
        .filter(({ at }) => at < it.at)
        .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
      const after = others
        .filter(({ at, direction }) => at > it.at && direction !== side)
        .sort((a, b) => (a.at < b.at ? -1 : 1))[0];
      return { isFirst: before?.direction !== side, hours: after && hours(it.at, after.at) };
    })
    .filter(({ isFirst }) => isFirst);
  const told = waits.flatMap((it) => (it.hours === undefined ? [] : [it.hours]));
  return { messages: waits.length, answered: told.length, medianHours: middle(told) };
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function mondaysIn(from: string, to: string): string[] {
  const found = new Set<string>();
  for (const date = new Date(`${from}T12:00:00Z`); ; date.setUTCDate(date.getUTCDate() + 1)) {
    const day = date.toISOString().slice(0, 10);
    if (day > to) return [...found];
    found.add(mondayOf(day));
  }
}
