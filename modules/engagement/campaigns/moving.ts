import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { mail, mailSettled } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
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
import type { Move, StatusesBack, StatusesChange } from "./questions";
import type { CampaignStatus } from "./rules";
import { campaignRecipients, campaigns } from "./schema";
import { find } from "./service";

/** Halts a campaign at once: what waits in the queue is taken out of it, unsent. */
export async function pause(app: App, id: string, { version }: Move): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  return moved(app, { row, status: "paused", writes: halted(app, id) });
}

const halted = (app: App, id: string) => [
  ...mail.cancelLetters(app, { onceKeyPrefix: keyOf(id) }),
  dueAgain(app, id),
];

/** Makes letters due again that were taken out of the queue by a pause. */
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
      ...mail.cancelLetters(app, { onceKeyPrefix: keyOf(id) }),
    ],
  });
}

type Moved = { row: CampaignRow; status: CampaignStatus; writes: (Write | Guarded)[] };

async function moved(app: App, move: Moved): Promise<CampaignRecord> {
  const { row, status } = move;
  refuseMove(row.status, status);
  await land(app, [move]);
  return find(app, row.id);
}

async function land(app: App, moves: Moved[]): Promise<void> {
  if (moves.length === 0) return;
  await app.write(
    moves.flatMap((move) => moveWrites(app, move)),
    campaignsChanged(moves.map(({ row }) => row.id)),
    mailSettled([]),
  );
}

const moveWrites = (app: App, { row, status, writes }: Moved) => [
  updateIfVersion(app, row, {
    status,
    endedAt: status === "cancelled" ? app.now().toISOString() : row.endedAt,
  }),
  ...writes,
  audit.entry(app, auditEntry(`set-${status}`, row.id)),
];

/** The status a campaign must have before a bulk change. */
const opposite = { running: "paused", paused: "running" } as const;

/** Halts several campaigns, or lets them go on, in one write; those that stand elsewhere stay and are counted. */
export async function setStatuses(app: App, { ids, status }: StatusesChange) {
  const rows = await app.db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, jsonValues(ids)));
  const going = rows.filter((row) => row.status === opposite[status]);
  await land(
    app,
    going.map((row) => ({ row, status, writes: status === "paused" ? halted(app, row.id) : [] })),
  );
  const from = opposite[status];
  return { moved: going.map(({ id }) => ({ id, from })), kept: new Set(ids).size - going.length };
}

/** The undo: those that are still as the step left them. */
export async function unsetStatuses(app: App, { status, moved: those }: StatusesBack) {
  const ids = those.map(({ id }) => id);
  const back = await setStatuses(app, { ids, status: opposite[status] });
  return { count: back.moved.length, ids: back.moved.map(({ id }) => id) };
}

const wasUnderWay = inArray(campaigns.status, ["running", "scheduled"]);

/** Campaigns of an older copy pause, because nobody knows what they have sent since. */
export const pauseAll = async (app: App) => ({
  counts: { campaigns: await app.db.$count(campaigns, wasUnderWay) },
  writes: [app.db.update(campaigns).set({ status: "paused" }).where(wasUnderWay)],
});
