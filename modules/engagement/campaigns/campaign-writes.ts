import { and, eq } from "drizzle-orm";
import { refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import {
  type CampaignStatus,
  type Ending,
  type Exclusion,
  nextStatuses,
  type RecipientState,
} from "./rules";
import { campaignRecipients, campaigns } from "./schema";

export type CampaignRow = typeof campaigns.$inferSelect;
export type RecipientRow = typeof campaignRecipients.$inferSelect;

export async function rowOf(app: App, id: string): Promise<CampaignRow> {
  const [row] = await app.db.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? notFound("campaign");
}

/** The row, if it still is what somebody changes it from. */
export async function findUnchanged(app: App, id: string, version: number): Promise<CampaignRow> {
  const row = await rowOf(app, id);
  if (row.version === version) return row;
  throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

export const updateIfVersion = (
  app: App,
  { id, version }: CampaignRow,
  set: Partial<CampaignRow>,
): Guarded =>
  must(
    app.db
      .update(campaigns)
      .set({ ...set, version: version + 1, updatedAt: app.now().toISOString() })
      .where(and(eq(campaigns.id, id), eq(campaigns.version, version))),
  );

export const refuseMove = (from: CampaignStatus, to: CampaignStatus) =>
  refuseTransition("a campaign", nextStatuses, { from, to });

/** The line of the audit trail: numbers and states, never whom or what. */
export const auditEntry = (
  verb: string,
  entityId: string,
  details: Record<string, unknown> = {},
) => ({
  action: `campaign.${verb}`,
  entityType: "campaign",
  entityId,
  details,
});

/** How a sequence ends: nothing is due any more, and why. */
export const endSequence = (
  app: App,
  state: RecipientState,
  reason: Exclusion | Ending | null,
) => ({
  state,
  reason,
  dueAt: null,
  changedAt: app.now().toISOString(),
});

/** Under what the letters of a campaign stand in the queue. */
export const keyOf = (campaignId: string) => `campaign:${campaignId}:`;
