import { and, eq, inArray, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { suppressions } from "@/modules/platform/mail/suppressions";
import { activities } from "@/modules/records/privacy-log";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { updateIfVersion, auditEntry, rowOf, historyLine } from "../lifecycle/archiving";
import { candidatesChanged } from "../events";
import type { Purpose } from "../rules";
import { candidateConsents as consents } from "../schema";
import type { ConsentOverview } from "../consents/consent-model";
import { type ConsentRow, consentRowsOf } from "../consents/consent-rows";
import { groundRowsOf } from "./ground-rows";
import { endBasesWrites } from "./grounding";
import { consentsOf } from "./overview";
import { standingOf } from "../consents/standing";

/** They do not want to be approached: it stops at once, and their address stays on the list when they are gone. */
export async function object(app: App, id: string): Promise<ConsentOverview> {
  const [row, grounds] = await Promise.all([rowOf(app, id), groundRowsOf(app, id)]);
  if (row.objectedAt) return consentsOf(app, id);
  const interests = grounds.filter(
    ({ basis, endedAt }) => basis === "legitimate-interest" && endedAt === null,
  );
  const { set, writes } = endBasesWrites(app, grounds, interests);
  await app.write(
    [
      updateIfVersion(app, row, { ...set, objectedAt: app.now().toISOString() }),
      ...writes,
      ...(row.email ? suppressions.suppress(app, row.email, "objected") : []),
      historyLine(app, [id], { event: "objected" }),
      activities.logActivity(app, { deed: "objected", entityType: "candidate", entityId: id }),
      audit.entry(app, auditEntry("objected", id, { grounds: interests.length })),
    ],
    candidatesChanged([id]),
  );
  return consentsOf(app, id);
}

/** Only they can take it back; what rested on a legitimate interest is recorded anew. */
export async function unobject(app: App, id: string): Promise<ConsentOverview> {
  const row = await rowOf(app, id);
  if (!row.objectedAt) return consentsOf(app, id);
  await app.write(
    [
      updateIfVersion(app, row, { objectedAt: null }),
      ...(row.email ? suppressions.unsuppress(app, row.email, "objected") : []),
      historyLine(app, [id], { event: "objection-lifted" }),
      activities.logActivity(app, {
        deed: "objection-lifted",
        entityType: "candidate",
        entityId: id,
      }),
      audit.entry(app, auditEntry("objection-lifted", id)),
    ],
    candidatesChanged([id]),
  );
  return consentsOf(app, id);
}

/** As writes: the person withdraws a consent themselves; answers which consents that ends. */
export async function consentRefused(app: App, id: string, purpose: Purpose) {
  const rows = await consentRowsOf(app, id);
  const standing = rows.filter((it) => it.purpose === purpose && !it.withdrawnAt);
  const set = { withdrawnAt: app.now().toISOString(), withdrawnBy: actorIdOf(app) };
  return saveTurn(app, { id, purpose, rows, meant: standing, set, event: "consent-withdrawn" });
}

type Refused = { purpose: Purpose; consentIds: string[] };

/** The undo of `consentRefused`: exactly those consents stand again that nobody has withdrawn otherwise since. */
export async function consentResumed(app: App, id: string, { purpose, consentIds }: Refused) {
  const rows = await consentRowsOf(app, id);
  const meant = rows.filter(
    (it) => consentIds.includes(it.id) && it.withdrawnBy === actorIdOf(app),
  );
  const set = { withdrawnAt: null, withdrawnBy: null };
  return saveTurn(app, { id, purpose, rows, meant, set, event: "consent-restored" });
}

type Turn = {
  id: string;
  purpose: Purpose;
  rows: ConsentRow[];
  meant: ConsentRow[];
  set: Pick<ConsentRow, "withdrawnAt" | "withdrawnBy">;
  event: "consent-withdrawn" | "consent-restored";
};

async function saveTurn(app: App, { id, purpose, rows, meant, set, event }: Turn) {
  const consentIds = meant.map((it) => it.id);
  if (consentIds.length === 0) return { consentIds, writes: [], news: [] };
  const row = await rowOf(app, id);
  const after = rows.map((it) => (meant.includes(it) ? { ...it, ...set } : it));
  const isStillSo = set.withdrawnAt ? isNull(consents.withdrawnAt) : undefined;
  const isMeant = and(inArray(consents.id, consentIds), eq(consents.candidateId, id), isStillSo);
  return {
    consentIds,
    writes: [
      updateIfVersion(app, row, standingOf(row, after)),
      must(app.db.update(consents).set(set).where(isMeant)),
      historyLine(app, [id], { event, reason: purpose }),
      activities.logActivity(app, { deed: event, entityType: "candidate", entityId: id }),
      audit.entry(app, auditEntry(event, id, { purpose })),
    ],
    news: [candidatesChanged([id])],
  };
}
