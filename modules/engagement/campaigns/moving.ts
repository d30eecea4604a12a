import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { mail, mailSettled } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { campaignsChanged } from "./events";
import {
  type CampaignRow,
  updateIfVersion,
  auditEntry,
  endSequence,
  findUnchanged,
  keyOf,
  refuseMove,
} from "./campaign-writes";
import type { CampaignRecord } from "./model";
import type { Move } from "./questions";
import type { CampaignStatus } from "./rules";
import { campaignRecipients, campaigns } from "./schema";
import { find } from "./service";

/** Halts a campaign at once: what waits in the queue is taken out of it, unsent. */
export async function pause(app: App, id: string, { version }: Move): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  return moved(app, {
    row,
    status: "paused",
    writes: [...mail.cancelled(app, { onceKeyPrefix: keyOf(id) }), dueAgain(app, id)],
  });
}

/** Whose letter has just been taken out of the queue unsent gets it when the campaign goes on. */
function dueAgain(app: App, campaignId: string): Write {
  const unsent = app.db
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.state, "cancelled"));
  const at = app.now().toISOString();
  const isTaken = and(
    eq(campaignRecipients.campaignId, campaignId),
    eq(campaignRecipients.state, "waiting"),
    inArray(campaignRecipients.letterId, unsent),
  );
  const set = { dueAt: at, letterId: null, changedAt: at };
  return app.db.update(campaignRecipients).set(set).where(isTaken);
}

/** Goes on where it was halted; whoever has had a letter gets it no second time. */
export async function resume(app: App, id: string, { version }: Move): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  if (row.status !== "paused")
    throw new Failure("conflict", "Only a paused campaign can be resumed.");
  return moved(app, { row, status: "running", writes: [] });
}

/** Ends a campaign for good; nobody who waits still gets a letter. */
export async function cancel(app: App, id: string, { version }: Move): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  const isWaiting = and(
    eq(campaignRecipients.campaignId, id),
    eq(campaignRecipients.state, "waiting"),
  );
  return moved(app, {
    row,
    status: "cancelled",
    writes: [
      app.db
        .update(campaignRecipients)
        .set(endSequence(app, "stopped", "cancelled"))
        .where(isWaiting),
      ...mail.cancelled(app, { onceKeyPrefix: keyOf(id) }),
    ],
  });
}

type Moved = { row: CampaignRow; status: CampaignStatus; writes: (Write | Guarded)[] };

async function moved(app: App, { row, status, writes }: Moved): Promise<CampaignRecord> {
  refuseMove(row.status, status);
  const endedAt = status === "cancelled" ? app.now().toISOString() : row.endedAt;
  await app.write(
    [
      updateIfVersion(app, row, { status, endedAt }),
      ...writes,
      audit.entry(app, auditEntry(`set-${status}`, row.id)),
    ],
    campaignsChanged([row.id]),
    mailSettled([]),
  );
  return find(app, row.id);
}

const wasUnderWay = inArray(campaigns.status, ["running", "scheduled"]);

/** Campaigns of an older copy pause, because nobody knows what they have sent since. */
export const pauseAll = async (app: App) => ({
  counts: { campaigns: await app.db.$count(campaigns, wasUnderWay) },
  writes: [app.db.update(campaigns).set({ status: "paused" }).where(wasUnderWay)],
});
