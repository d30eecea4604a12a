import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { ConsentOverview } from "./consent-model";
import { consentRowsOf } from "./consent-rows";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, rowOf, historyLine } from "../lifecycle/archiving";
import { consentsOf } from "../data-rights/overview";
import type { CandidateRow } from "../lifecycle/shape";
import { standingOf } from "./standing";

/** Somebody told a person who did not apply that, and from where, we have their data. */
export async function inform(app: App, id: string): Promise<ConsentOverview> {
  const { writes, news } = await informedWrites(app, id);
  await app.write(writes, ...news);
  return consentsOf(app, id);
}

/** The same as writes, for the transaction that queues the letter. */
export async function informedWrites(app: App, id: string) {
  const set = { informedAt: app.now().toISOString() };
  const { writes, news } = await contactEventWrites(app, id, { event: "informed", set });
  const isListed = (await activities.ofEntity(app, id)).some(
    ({ status, deed }) => status === "pending" && deed === "notice-due",
  );
  const whose = { entityType: "candidate", entityId: id } as const;
  const line = isListed
    ? activities.settlePendingWrite(app, { deed: "notice-due", entityId: id })
    : activities.logActivity(app, { deed: "notice-due", ...whose });
  return { writes: [...writes, line], news };
}

/** The undo of `inform`. */
export const uninform = (app: App, id: string): Promise<ConsentOverview> =>
  saveContact(app, id, { event: "uninformed", set: { informedAt: null } });

/** Somebody spoke with them today: how long their data may stay is counted from here. */
export const contact = (app: App, id: string): Promise<ConsentOverview> =>
  saveContact(app, id, { event: "contacted", set: { lastContactAt: app.now().toISOString() } });

/** The same as writes, for whoever logs the conversation. A contact earlier than the last one changes nothing. */
export async function contactWrites(app: App, id: string, at: string) {
  const { lastContactAt } = await rowOf(app, id);
  if (lastContactAt !== null && lastContactAt >= at) return { writes: [], news: [] };
  return contactEventWrites(app, id, { event: "contacted", set: { lastContactAt: at } });
}

/** What happened with a person, and the moments that are other from then on. */
type ContactEvent = {
  event: string;
  set: Partial<Pick<CandidateRow, "informedAt" | "lastContactAt">>;
};

async function saveContact(
  app: App,
  id: string,
  happening: ContactEvent,
): Promise<ConsentOverview> {
  const { writes, news } = await contactEventWrites(app, id, happening);
  await app.write(writes, ...news);
  return consentsOf(app, id);
}

async function contactEventWrites(app: App, id: string, { event, set }: ContactEvent) {
  const [row, consents] = await Promise.all([rowOf(app, id), consentRowsOf(app, id)]);
  const { dataRetentionUntil } = standingOf({ ...row, ...set }, consents);
  return {
    writes: [
      updateIfVersion(app, row, { ...set, dataRetentionUntil }),
      historyLine(app, [id], { event }),
      audit.entry(app, auditEntry(event, id)),
    ],
    news: [candidatesChanged([id])],
  };
}
