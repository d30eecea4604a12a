import { eq, isNotNull } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications/schema";
import type { CampaignStatus } from "@/modules/engagement/campaigns/rules";
import {
  campaignLetters,
  campaignRecipients,
  campaigns,
} from "@/modules/engagement/campaigns/schema";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { communications } from "@/modules/engagement/communications/schema";
import { interviewPeople, interviews, scorecards } from "@/modules/engagement/interviews/schema";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { users } from "@/modules/platform/accounts";
import { users as accounts } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Case } from "./cases.testing";

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
  const toMany = id();
  await write([
    db.update(accounts).set({ timezone: it.zone }).where(eq(accounts.id, reader)),
    ...it.interviews.flatMap((one) => interviewRows(app, one, everybody, reader)),
    campaignRow(app, toMany, "completed"),
    ...it.messages.flatMap((one) => messageRows(app, one, toMany)),
    ...it.applications.map((one) => applicationRow(app, one, everybody)),
    ...it.recipients.flatMap((one) => campaignRows(app, one, everybody)),
    ...it.archived.map((n) =>
      db
        .update(candidates)
        .set({ archivedAt: app.now().toISOString() })
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

type Told = Case["messages"][number];

/** One that a campaign sent is a letter of it as well. */
function messageRows({ db }: App, it: Told, campaignId: string) {
  const { record, thread, at, isDeleted, isOfCampaign, ...row } = it;
  const letterId = id();
  const letter = { campaignId, candidateId: letterId, step: 0, consentId: "", at };
  return [
    db.insert(communications).values({
      ...{ ...row, id: id(), kind: "candidate", recordId: `record ${record}`, letterId },
      ...{ threadId: `thread ${thread}`, subject: "", content: "", audience: "own" },
      ...{ occurredAt: at, createdAt: at, deletedAt: isDeleted ? at : null },
    }),
    ...(isOfCampaign ? [db.insert(campaignLetters).values({ ...letter, id: letterId })] : []),
  ];
}

const applicationRow = ({ db }: App, it: Case["applications"][number], all: Everybody) =>
  db.insert(applications).values({
    ...{ id: id(), jobId: all.jobId, candidateId: all.candidates[it.candidate] ?? "" },
    ...{ status: it.status, origin: "sourced", createdAt: "", updatedAt: "" },
  });

const campaignRow = ({ db }: App, campaignId: string, status: CampaignStatus) =>
  db.insert(campaigns).values({
    ...{ id: campaignId, name: "One", type: "targeted-outreach", status, hourlyLimit: 100 },
    ...{ jobIds: [], audience: { kind: "chosen", candidateIds: [] }, sequence: [] },
    ...{ createdBy: "", createdAt: "", updatedAt: "" },
  });

function campaignRows(app: App, it: Case["recipients"][number], all: Everybody) {
  const { db } = app;
  const campaignId = id();
  const common = { campaignId, candidateId: all.candidates[it.candidate] ?? "", consentId: id() };
  return [
    campaignRow(app, campaignId, it.campaign),
    db.insert(campaignRecipients).values({
      ...{ ...common, id: id(), locale: "en", jobIds: [] },
      ...{ state: it.state, changedAt: it.changedAt },
    }),
    ...(it.isWrittenTo
      ? [db.insert(campaignLetters).values({ ...common, id: id(), step: 0, at: it.changedAt })]
      : []),
  ];
}
