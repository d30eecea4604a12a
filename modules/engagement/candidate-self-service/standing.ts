import { and, asc, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { localeFor } from "@/modules/engagement/campaigns";
import { interviewHistoryRows as interviewHistory } from "@/modules/engagement/interviews/read-model";
import { users } from "@/modules/platform/accounts";
import { mail } from "@/modules/platform/mail";
import { applicationHistoryRows as applicationHistory } from "@/modules/staffing/applications/read-model";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { shownOf } from "@/src/database/read-model";
import { byPage, newestOf } from "./links";
import type { OwnPageRequest, OwnPageState } from "./model";
import { ownPageRequests as requests, type ownPageRequests } from "./schema";

/** What the office sees of a candidate's own page. */
export async function stateOf(app: App, id: string): Promise<OwnPageState> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, id));
  if (!person) return notFound("candidate");
  const [link, asked, sender, nameOf] = await Promise.all([
    newestOf(app, id),
    requestsOf(app, id),
    mail.senderOf(app),
    users.authors(app),
  ]);
  const letters = await mail.stateOf(app, link ? [link.letterId] : []);
  const address = publicAddress(app.config);
  return {
    link: link
      ? {
          sentAt: link.createdAt,
          sentBy: nameOf(link.createdBy),
          openedAt: link.openedAt,
          expiresAt: link.expiresAt,
          letter: letters.get(link.letterId)?.state ?? ("sent" as const),
        }
      : null,
    obstacle: !person.email ? "noAddress" : !sender ? "noMail" : address ? null : "noPublicAddress",
    // What they were last written in, else what they most likely read.
    locale: link?.locale ?? localeFor(person),
    requests: asked,
  };
}

type RequestRow = typeof ownPageRequests.$inferSelect;
type Step = { aboutId: string; at: string; by: string | null };

/** Requests with their current state: moving the interview, or the application, settles what was asked about it. */
export async function asTheyStand(app: App, rows: RequestRow[]): Promise<RequestRow[]> {
  const open = rows.filter(({ settledAt, aboutId }) => !settledAt && aboutId);
  if (open.length === 0) return rows;
  const steps = await stepsOf(
    app,
    open.map(({ aboutId }) => aboutId),
  );
  return rows.map((row) => {
    if (row.settledAt) return row;
    const answer = steps.find(({ aboutId, at }) => aboutId === row.aboutId && at > row.at);
    return answer ? { ...row, settledAt: answer.at, settledBy: answer.by } : row;
  });
}

async function stepsOf(app: App, ids: string[]): Promise<Step[]> {
  const { interviewId, event, seq } = interviewHistory;
  const isMove = and(inArray(interviewId, ids), inArray(event, ["rescheduled", "status"]));
  const ofInterviews = { aboutId: interviewId, at: interviewHistory.at, by: interviewHistory.by };
  const { applicationId } = applicationHistory;
  const ofApplications = {
    aboutId: applicationId,
    at: applicationHistory.at,
    by: applicationHistory.by,
  };
  const [moves, steps] = await Promise.all([
    app.db.select(ofInterviews).from(interviewHistory).where(isMove).orderBy(asc(seq)),
    app.db
      .select(ofApplications)
      .from(applicationHistory)
      .where(inArray(applicationId, ids))
      .orderBy(asc(applicationHistory.seq)),
  ]);
  // Without an account somebody moves an application on their own page only.
  const page = byPage(app).actor.name;
  return [...moves, ...steps.map((it) => ({ ...it, by: it.by ?? page }))];
}

/** What they asked that is open, or was seen to within a month; the newest first. */
export async function requestsOf(app: App, candidateId: string): Promise<OwnPageRequest[]> {
  const monthAgo = daysEarlier(app.now(), 30);
  const isShown = or(
    isNull(requests.settledAt),
    gt(requests.settledAt, monthAgo),
    // An offer is accepted for good.
    eq(requests.kind, "accept"),
  );
  const [rows, nameOf] = await Promise.all([
    app.db
      .select()
      .from(requests)
      .where(and(eq(requests.candidateId, candidateId), isShown))
      .orderBy(desc(requests.at), desc(requests.id)),
    users.authors(app),
  ]);
  const standing = await asTheyStand(app, rows);
  return standing.map(({ candidateId: _, settledBy, ...row }) => ({
    ...row,
    settledBy: settledBy && nameOf(settledBy),
  }));
}
