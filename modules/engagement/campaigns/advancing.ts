import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { notifications, type What } from "@/modules/platform/notifications";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { release, take } from "@/src/leases";
import { campaignsChanged } from "./events";
import { type CampaignRow, deed } from "./keeping";
import { obstaclesTo } from "./obstacles";
import { postDue } from "./posting";
import { stopAtReplies } from "./replying";
import { campaigns, campaignRecipients } from "./schema";
import { settle } from "./settling";

const leaseMs = 60_000;

/** One round over all campaigns, in one process at a time; answers whether anything moved. */
export async function advance(app: App): Promise<boolean> {
  const lease = await take(app, "campaigns", leaseMs);
  if (!lease) return false;
  try {
    await beginScheduled(app);
    let moved = (await settle(app)) + (await stopAtReplies(app));
    for (const row of await running(app)) moved += await goOn(app, row);
    await endFinished(app);
    return moved > 0;
  } finally {
    await release(app, lease);
  }
}

/** What stands in the way of one campaign halts that one, and whoever confirmed it is told. */
async function goOn(app: App, row: CampaignRow): Promise<number> {
  const obstacles = await obstaclesTo(app, row);
  if (obstacles.length === 0 && (await isWriterThere(app, row))) return postDue(app, row);
  await turned(app, row, { status: "paused" }, "campaignPaused");
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
    await turned(app, row, { status: "running", startedAt: now }, "campaignStarted");
}

/** Nobody waits for a letter any more. */
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
    await turned(app, row, { status: "completed", endedAt }, "campaignEnded");
}

async function turned(app: App, row: CampaignRow, set: Partial<CampaignRow>, what: What) {
  const { id, status, confirmedBy, confirmedCount, version } = row;
  const { writes, news } = await notifications.told(app, {
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
      audit.entry(app, deed(`set-${set.status}`, id)),
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
