import { and, avg, count, eq, gte, inArray, isNull } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import { openStatuses } from "@/modules/staffing/applications/rules";
import { applicationRows as applications } from "@/modules/staffing/applications/read-model";
import { campaignRecipientRows as campaignRecipients } from "@/modules/engagement/campaigns/read-model";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import {
  interviewRows as interviews,
  scorecardRows as scorecards,
} from "@/modules/engagement/interviews/read-model";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { addDays, utcToday } from "@/src/calendar";
import type { CrmMetrics } from "./model";
import { roundPercent } from "./outcomes";
import { completionRateOf, conversationDays } from "./rules";

/** The four figures of the CRM screen, counted once per change of what they are made of. */
export function metrics(app: App): Promise<CrmMetrics> {
  const since = addDays(utcToday(app), -conversationDays);
  return cachedCount(app, { topic: "engagement", asked: `metrics ${since}` }, () =>
    measured(app, since),
  );
}

async function measured(app: App, since: string): Promise<CrmMetrics> {
  const [byStatus, [card], [people]] = await Promise.all([
    app.db
      .select({ status: interviews.status, n: count() })
      .from(interviews)
      .groupBy(interviews.status),
    app.db.select({ average: avg(scorecards.overall) }).from(scorecards),
    inEngagement(app, since),
  ]);
  const of = Object.fromEntries(byStatus.map(({ status, n }) => [status, n]));
  const ended = {
    completed: of["completed"] ?? 0,
    noShow: of["no-show"] ?? 0,
    cancelled: of["cancelled"] ?? 0,
  };
  return {
    totalInterviews: byStatus.reduce((all, { n }) => all + n, 0),
    completionRate: completionRateOf(ended),
    avgFeedbackScore: card?.average ? roundPercent(Number(card.average)) : null,
    activeEngagements: people?.n ?? 0,
  };
}

/** Everybody the agency is busy with, each once; whoever was put away is nobody's work. */
function inEngagement({ db }: App, since: string) {
  const applying = db
    .select({ id: applications.candidateId })
    .from(applications)
    .where(inArray(applications.status, [...openStatuses]));
  const invited = db
    .select({ id: interviews.candidateId })
    .from(interviews)
    .where(eq(interviews.status, "scheduled"));
  const busy = union(applying, invited, inConversation(db, since)).as("busy");
  return db
    .select({ n: count() })
    .from(busy)
    .innerJoin(candidates, eq(candidates.id, busy.id))
    .where(isNull(candidates.archivedAt));
}

/** A letter to many is none, the answer to it is. */
const inConversation = (db: App["db"], since: string) =>
  db
    .select({ id: campaignRecipients.candidateId })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.state, "replied"), gte(campaignRecipients.changedAt, since)));
