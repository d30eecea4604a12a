import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { insertAll } from "@/src/database/bulk-insert";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import {
  audienceOf,
  isIncluded,
  type Member,
  refuseWordless,
  variantsOf,
} from "../drafting/audience";
import {
  auditEntry,
  type CampaignRow,
  updateIfVersion,
  findUnchanged,
  refuseMove,
} from "../campaign-writes";
import { campaignsChanged } from "../events";
import type { CampaignRecord } from "../model";
import type { Move, Start } from "../questions";
import type { Obstacle } from "../rules";
import { campaignRecipients } from "../schema";
import { find, obstaclesTo } from "../service";

/** Nothing goes out before this: somebody names the exact number of people, and they are fixed in the same write. */
export async function start(
  app: App,
  id: string,
  { version, confirmed, startsAt = null }: Start,
): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  const now = app.now().toISOString();
  const later = startsAt && new Date(startsAt).toISOString() > now ? startsAt : null;
  const status = later ? "scheduled" : "running";
  if (row.status !== "draft") {
    throw new Failure("conflict", "Only a draft can be confirmed and started.");
  }
  if (!app.actor.id) throw new Failure("unauthenticated", "Sign in to continue.");
  refuseObstacles(await obstaclesTo(app, row));
  const members = (await audienceOf(app, row)).filter(isIncluded);
  refuseOtherNumber(members.length, confirmed);
  refuseWordless(variantsOf(row.sequence, members));
  const startsOn = later && new Date(later).toISOString();
  const confirmation = { confirmedCount: confirmed, confirmedBy: app.actor.id, confirmedAt: now };
  await app.write(
    [
      updateIfVersion(app, row, {
        status,
        startsAt: startsOn,
        startedAt: later ? null : now,
        ...confirmation,
      }),
      ...fixAudience(app, { campaignRow: row, members, dueAt: startsOn ?? now }),
      audit.entry(app, auditEntry(later ? "scheduled" : "started", id, { confirmed })),
    ],
    campaignsChanged([id]),
  );
  return find(app, id);
}

const sentence = {
  mail: "Set up email in Admin first.",
  publicAddress:
    "Ask your administrator to set the public address first: the unsubscribe link needs an address everyone can reach.",
  texts: "Write a subject and text for every email first.",
  nobody: "No one in this audience can be emailed.",
} satisfies Record<Obstacle, string>;

function refuseObstacles([first]: Obstacle[]): void {
  if (first) throw new Failure("conflict", sentence[first]);
}

function refuseOtherNumber(included: number, confirmed: number): void {
  if (included === 0) refuseObstacles(["nobody"]);
  if (included === confirmed) return;
  throw new Failure(
    "conflict",
    `The audience changed from ${confirmed} to ${included}. Review and confirm again.`,
  );
}

/** Whom a campaign goes to, and from when. */
type Audience = { campaignRow: CampaignRow; members: Member[]; dueAt: string };

/** From here on the audience only ever shrinks. */
export const fixAudience = (app: App, { campaignRow: { id }, members, dueAt }: Audience): Write[] =>
  insertAll(
    app.db,
    campaignRecipients,
    members.map(({ person, locale, jobIds }) => ({
      id: Bun.randomUUIDv7(),
      campaignId: id,
      candidateId: person.id,
      locale,
      jobIds,
      dueAt,
      state: "waiting",
      step: 0,
      consentId: person.consent?.id,
      changedAt: app.now().toISOString(),
    })),
  );

/** A campaign that has not begun becomes a draft again; its number is confirmed anew. */
export async function takeBack(app: App, id: string, { version }: Move): Promise<CampaignRecord> {
  const row = await findUnchanged(app, id, version);
  refuseMove(row.status, "draft");
  const nothing = { confirmedCount: null, confirmedBy: null, confirmedAt: null, startsAt: null };
  await app.write(
    [
      updateIfVersion(app, row, { status: "draft", ...nothing }),
      app.db.delete(campaignRecipients).where(eq(campaignRecipients.campaignId, id)),
      audit.entry(app, auditEntry("taken-back", id)),
    ],
    campaignsChanged([id]),
  );
  return find(app, id);
}
