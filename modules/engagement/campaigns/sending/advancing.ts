import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { notifications, type NotificationKind } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { must, statement } from "@/src/database";
import { withLease } from "@/src/workers/runs";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { auditEntry, type CampaignRow } from "../campaign-writes";
import { campaignsChanged } from "../events";
import { recordOutcomes } from "../outcomes";
import { postDue } from "./posting";
import { campaignRecipients, campaigns } from "../schema";
import { obstaclesTo } from "../service";

/** Older messages were checked by earlier rounds. */
const answeredDays = 60;

/** Ends the sequence of recipients who have written to us since their first letter. Automatic replies do not count. */
async function stopAtReplies(app: App): Promise<number> {
  const since = daysEarlier(app.now(), answeredDays);
  // Starts at the messages, because they are few compared with the recipients.
  const found = await app.db.all<[id: string, campaignId: string]>(sql`
    select distinct r.id, r.campaign_id from communications m
    join campaign_recipients r on r.candidate_id in (
      case m.kind when 'candidate' then m.record_id end,
      (select l.candidate_id from campaign_letters l where l.id = m.thread_id))
    where (m.deleted_at is not null) = 0 and m.occurred_at > ${since}
      and m.type = 'email' and m.direction = 'in' and m.is_automatic = 0
      and r.state in ('waiting', 'finished') and m.occurred_at >= (select min(l.at)
        from campaign_letters l
        where l.campaign_id = r.campaign_id and l.candidate_id = r.candidate_id)`);
  if (found.length === 0) return 0;
  const ids = JSON.stringify(found.map(([id]) => id));
  await app.write(
    [
      statement(sql`update campaign_recipients
        set state = 'replied', reason = null, due_at = null, changed_at = ${app.now().toISOString()}
        where state in ('waiting', 'finished') and id in (select value from json_each(${ids}))`),
    ],
    campaignsChanged(found.map(([, campaignId]) => campaignId)),
  );
  return found.length;
}

/** One round over all campaigns, in one process at a time; answers whether anything changed. */
export async function advance(app: App): Promise<boolean> {
  const hasMoved = await withLease(app, { name: "campaigns" }, async () => {
    await beginScheduled(app);
    let moved = (await recordOutcomes(app)) + (await stopAtReplies(app));
    for (const row of await running(app)) moved += await sendDue(app, row);
    await endFinished(app);
    return moved > 0;
  });
  return hasMoved ?? false;
}

/** Sends the letters that are due; pauses the campaign and notifies its sender if something prevents that. */
async function sendDue(app: App, row: CampaignRow): Promise<number> {
  const obstacles = await obstaclesTo(app, row);
  if (obstacles.length === 0 && (await isWriterThere(app, row))) return postDue(app, row);
  await setStatus(app, { row, set: { status: "paused" }, what: "campaignPaused" });
  return 0;
}

async function isWriterThere(app: App, { confirmedBy }: CampaignRow): Promise<boolean> {
  return (await users.list(app)).some(({ id }) => id === confirmedBy);
}

const running = (app: App) =>
  app.db.select().from(campaigns).where(eq(campaigns.status, "running"));

async function beginScheduled(app: App): Promise<void> {
  const now = app.now().toISOString();
  const isDue = and(eq(campaigns.status, "scheduled"), lte(campaigns.startsAt, now));
  for (const row of await app.db.select().from(campaigns).where(isDue))
    await setStatus(app, {
      row,
      set: { status: "running", startedAt: now },
      what: "campaignStarted",
    });
}

/** Completes running campaigns without waiting recipients. */
async function endFinished(app: App): Promise<void> {
  const isWaiting = app.db
    .select({ one: sql`1` })
    .from(campaignRecipients)
    .where(
      and(eq(campaignRecipients.campaignId, campaigns.id), eq(campaignRecipients.state, "waiting")),
    );
  const isOver = and(eq(campaigns.status, "running"), notExists(isWaiting));
  const endedAt = app.now().toISOString();
  for (const row of await app.db.select().from(campaigns).where(isOver))
    await setStatus(app, { row, set: { status: "completed", endedAt }, what: "campaignEnded" });
}

/** A status change of a campaign, and the notification its sender gets. */
type Turn = { row: CampaignRow; set: Partial<CampaignRow>; what: NotificationKind };

async function setStatus(app: App, { row, set, what }: Turn) {
  const { id, status, confirmedBy, confirmedCount, version } = row;
  const { writes, news } = await notifications.notify(app, {
    to: confirmedBy ? [confirmedBy] : [],
    what,
    params: { campaignId: id, count: confirmedCount ?? 0 },
    onceKey: `${what}:${id}:${version}`,
  });
  const isStill = and(eq(campaigns.id, id), eq(campaigns.status, status));
  const change = { ...set, version: version + 1, updatedAt: app.now().toISOString() };
  await app.write(
    [
      must(app.db.update(campaigns).set(change).where(isStill)),
      ...writes,
      audit.entry(app, auditEntry(`set-${set.status}`, id)),
    ],
    ...news,
    campaignsChanged([id]),
  );
}

/** Whether any campaign has something to send or to wait for. */
export async function isActive(app: App): Promise<boolean> {
  const active = inArray(campaigns.status, ["scheduled", "running"]);
  return (await app.db.$count(campaigns, active)) > 0;
}

/** Sends campaigns on beside a server; stopping lets the round under way land. */
export const sendSteadily = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs: 1_000,
    state: () => stateOf(app),
    batch: () => advance(app),
    errorMessage: "a campaign could not go on",
  });

/**
 * Changes every second while a campaign runs, otherwise every minute: replies and bounces still have to be noticed. Null where
 * nobody was ever written to, so that no lease is written for nothing.
 */
async function stateOf(app: App): Promise<string | null> {
  const now = app.now().toISOString();
  if (await isActive(app)) return now;
  const [anybody] = await app.db
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .limit(1);
  return anybody ? now.slice(0, "2026-01-01T12:00".length) : null;
}
