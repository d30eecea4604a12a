import { eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { statuses as applicationStatuses } from "@/modules/applications/rules";
import { applications } from "@/modules/applications/schema";
import { recipientStates, statuses as campaignStatuses } from "@/modules/campaigns/rules";
import { campaignLetters, campaignRecipients, campaigns } from "@/modules/campaigns/schema";
import { added } from "@/modules/candidates/fixtures";
import { candidates } from "@/modules/candidates/schema";
import { directions, types as messageTypes } from "@/modules/communications/rules";
import { communications } from "@/modules/communications/schema";
import { statuses, types } from "@/modules/interviews/rules";
import { interviewPeople, interviews, scorecards } from "@/modules/interviews/schema";
import { ad, allJobs, takeIn } from "@/modules/jobs/fixtures";
import { users } from "@/modules/users";
import { users as accounts } from "@/modules/users/schema";
import type { App } from "@/src/app";

const now = Date.parse("2026-01-01T12:00:00.000Z");
const minuteMs = 60_000;
const someone = fc.nat({ max: 3 });
/** Around new year and the change of clocks before it; minutes, so that no two need be the same. */
const moment = fc
  .integer({ min: -110 * 1440, max: 20 * 1440 })
  .map((minutes) => new Date(now + minutes * minuteMs).toISOString());
const day = fc.integer({ min: -110, max: 5 }).map((days) => dayOf(now + days * 1440 * minuteMs));
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const interview = fc.record({
  candidate: someone,
  type: fc.constantFrom(...types),
  status: fc.constantFrom(...statuses),
  createdAt: moment,
  scheduledAt: moment,
  people: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 3 }),
  cards: fc.dictionary(fc.constantFrom("0", "1", "2"), fc.integer({ min: 1, max: 5 })),
});
const message = fc.record({
  type: fc.constantFrom(...messageTypes),
  direction: fc.constantFrom(...directions),
  record: someone,
  thread: someone,
  at: moment,
  isAutomatic: fc.boolean(),
  isDeleted: fc.boolean(),
});
const recipient = fc.record({
  candidate: someone,
  state: fc.constantFrom(...recipientStates),
  campaign: fc.constantFrom(...campaignStatuses),
  isWrittenTo: fc.boolean(),
  changedAt: moment,
});
const application = fc.record({
  candidate: someone,
  status: fc.constantFrom(...applicationStatuses),
});

export const cases = fc
  .record({
    days: fc.tuple(day, day),
    zone: fc.constantFrom("Europe/Amsterdam", "Europe/London", "Europe/Helsinki"),
    interviews: fc.array(interview, { maxLength: 25 }),
    messages: fc.uniqueArray(message, { selector: ({ at }) => at, maxLength: 40 }),
    applications: fc.uniqueArray(application, { selector: (it) => it.candidate, maxLength: 4 }),
    // Nobody is in two campaigns.
    recipients: fc.uniqueArray(recipient, { selector: (it) => it.candidate, maxLength: 4 }),
    archived: fc.uniqueArray(someone, { maxLength: 2 }),
  })
  .map(({ days: [one, two], ...it }) => ({
    ...it,
    from: one < two ? one : two,
    to: one < two ? two : one,
  }));
type Cases<It> = It extends fc.Arbitrary<infer Case> ? Case : never;
export type Case = Cases<typeof cases>;

/** Four candidates, a job, and two colleagues of whoever looks. */
export async function people(app: App) {
  const ids: string[] = [];
  for (const lastName of ["One", "Two", "Three", "Four"]) {
    ids.push((await added(app, { lastName })).id);
  }
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const others: string[] = [];
  for (const [firstName, lastName] of [
    ["Bo", "Smit"],
    ["Cas", "Vos"],
  ] as const) {
    const email = `${lastName}@coldaisle.example`.toLowerCase();
    const account = { email, username: lastName, firstName, lastName, role: "viewer" as const };
    others.push((await users.add(app, { ...account, password: "long enough to keep" })).id);
  }
  return { candidates: ids, others, jobId: job?.id ?? "" };
}
type Everybody = Awaited<ReturnType<typeof people>>;

export const empty = ({ db, write }: App) =>
  write([
    db.delete(interviews),
    db.delete(communications),
    db.delete(applications),
    db.delete(campaigns),
    db.update(candidates).set({ archivedAt: null }).where(isNotNull(candidates.archivedAt)),
  ]);

/** Writes the rows of a case as they are, past every rule of the product. */
export async function filled(app: App, it: Case, everybody: Everybody, reader: string) {
  const { db, write } = app;
  await write([
    db.update(accounts).set({ timezone: it.zone }).where(eq(accounts.id, reader)),
    ...it.interviews.flatMap((one) => interviewRows(app, one, everybody, reader)),
    ...it.messages.map((one) => messageRow(app, one)),
    ...it.applications.map((one) => applicationRow(app, one, everybody)),
    ...it.recipients.flatMap((one) => campaignRows(app, one, everybody)),
    ...it.archived.map((n) =>
      db
        .update(candidates)
        .set({ archivedAt: new Date(now).toISOString() })
        .where(eq(candidates.id, everybody.candidates[n] ?? "")),
    ),
  ]);
}

const id = () => Bun.randomUUIDv7();

function interviewRows({ db }: App, it: Case["interviews"][number], all: Everybody, own: string) {
  const { candidate, people: who, cards, ...row } = it;
  const interviewId = id();
  const userOf = (n: number) => [own, ...all.others][n] ?? "";
  const same = { updatedAt: row.createdAt, createdBy: own, locale: "en" as const };
  const candidateId = all.candidates[candidate] ?? "";
  const told = { durationMinutes: 60, timezone: "Europe/Amsterdam", calendarUid: interviewId };
  return [
    db.insert(interviews).values({ ...row, ...same, ...told, id: interviewId, candidateId }),
    ...who.map((n, position) =>
      db.insert(interviewPeople).values({ interviewId, position, userId: userOf(n) }),
    ),
    ...Object.entries(cards).map(([n, overall]) =>
      db.insert(scorecards).values({
        ...{ interviewId, userId: userOf(Number(n)), overall, scores: {} },
        ...{ recommendation: "yes" as const, at: row.scheduledAt },
      }),
    ),
  ];
}

const messageRow = (
  { db }: App,
  { record, thread, at, isDeleted, ...row }: Case["messages"][number],
) =>
  db.insert(communications).values({
    ...{ ...row, id: id(), kind: "candidate", recordId: `record ${record}` },
    ...{ threadId: `thread ${thread}`, subject: "", content: "", audience: "own" },
    ...{ occurredAt: at, createdAt: at, deletedAt: isDeleted ? at : null },
  });

const applicationRow = ({ db }: App, it: Case["applications"][number], all: Everybody) =>
  db.insert(applications).values({
    ...{ id: id(), jobId: all.jobId, candidateId: all.candidates[it.candidate] ?? "" },
    ...{ status: it.status, origin: "sourced", createdAt: "", updatedAt: "" },
  });

function campaignRows({ db }: App, it: Case["recipients"][number], all: Everybody) {
  const campaignId = id();
  const common = { campaignId, candidateId: all.candidates[it.candidate] ?? "", consentId: id() };
  const at = { createdAt: it.changedAt, updatedAt: it.changedAt };
  return [
    db.insert(campaigns).values({
      ...{ ...at, id: campaignId, name: "One", type: "targeted-outreach", status: it.campaign },
      ...{ jobIds: [], audience: { kind: "chosen", candidateIds: [] }, sequence: [] },
      ...{ hourlyLimit: 100, createdBy: "" },
    }),
    db.insert(campaignRecipients).values({
      ...{ ...common, id: id(), locale: "en", jobIds: [] },
      ...{ state: it.state, changedAt: it.changedAt },
    }),
    ...(it.isWrittenTo
      ? [db.insert(campaignLetters).values({ ...common, id: id(), step: 0, at: it.changedAt })]
      : []),
  ];
}
