import { and, eq, isNull } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { isFutureDay } from "@/src/calendar";
import { must } from "@/src/database";
import { invalid, notFound } from "@/src/errors";
import { consentFrom, consentRowsOf, type ConsentRow, consentsAsked } from "./consent-rows";
import { momentOf } from "./arriving";
import type { ConsentOverview, NewConsent } from "./consent-model";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, rowOf, historyLine } from "../lifecycle/archiving";
import { consentsOf } from "../data-rights/overview";
import type { Purpose } from "../rules";
import { candidateConsents as consents } from "../schema";
import type { CandidateRow } from "../lifecycle/shape";
import { standingOf } from "./standing";

export async function giveConsent(
  app: App,
  id: string,
  { givenOn, ...given }: NewConsent,
): Promise<ConsentOverview> {
  const now = app.now().toISOString();
  if (givenOn && isFutureDay(app, givenOn)) {
    throw invalid([{ path: ["givenOn"], message: "This date is in the future." }]);
  }
  const at = givenOn ? momentOf(givenOn, now) : now;
  const row = consentFrom(app, id, { ...given, at });
  const before = await consentRowsOf(app, id);
  const isAgain = before.some((it) => it.purpose === given.purpose && !it.withdrawnAt);
  return saveConsents(app, id, {
    after: [row, ...before],
    event: "consent-given",
    purpose: given.purpose,
    recorded: isAgain ? "consent-renewed" : "consent-given",
    writes: [
      app.db.insert(consents).values(row),
      ...(given.purpose === "keep"
        ? [activities.settlePendingWrite(app, { deed: "renewal-asked", entityId: id })]
        : []),
    ],
  });
}

/** A consent, by its person and its own id. */
type OneConsent = { id: string; consentId: string };

/** Takes back every standing consent to one purpose: as easily as it was given. */
export async function withdrawConsent(
  app: App,
  { id, consentId }: OneConsent,
): Promise<ConsentOverview> {
  const before = await consentRowsOf(app, id);
  const meant = before.find((it) => it.id === consentId) ?? notFound("consent");
  if (meant.withdrawnAt) return consentsOf(app, id);
  const set = withdrawn(app);
  const after = before.map((it) =>
    it.purpose === meant.purpose && !it.withdrawnAt ? { ...it, ...set } : it,
  );
  return saveConsents(app, id, {
    after,
    event: "consent-withdrawn",
    purpose: meant.purpose,
    writes: [must(app.db.update(consents).set(set).where(isStanding(id, meant.purpose)))],
  });
}

/** The undo of `withdrawConsent`: all that was withdrawn in that moment stands again. */
export async function restoreConsent(
  app: App,
  { id, consentId }: OneConsent,
): Promise<ConsentOverview> {
  const before = await consentRowsOf(app, id);
  const meant = before.find((it) => it.id === consentId) ?? notFound("consent");
  const { purpose, withdrawnAt } = meant;
  if (!withdrawnAt) return consentsOf(app, id);
  const set = { withdrawnAt: null, withdrawnBy: null };
  const after = before.map((it) => (isSame(it, meant) ? { ...it, ...set } : it));
  const isMeant = and(
    eq(consents.candidateId, id),
    eq(consents.purpose, purpose),
    eq(consents.withdrawnAt, withdrawnAt),
  );
  return saveConsents(app, id, {
    after,
    event: "consent-restored",
    purpose,
    writes: [must(app.db.update(consents).set(set).where(isMeant))],
  });
}

const isSame = (a: ConsentRow, b: ConsentRow) =>
  a.purpose === b.purpose && a.withdrawnAt === b.withdrawnAt;

const withdrawn = (app: App) => ({
  withdrawnAt: app.now().toISOString(),
  withdrawnBy: actorIdOf(app),
});

const isStanding = (id: string, purpose: Purpose) =>
  and(eq(consents.candidateId, id), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** What the form's one box says becomes a record too, so that no consent is without one. */
export async function consentFromCheckbox(app: App, before: CandidateRow, isGiven: boolean) {
  const rows = await consentRowsOf(app, before.id);
  if (isGiven) {
    const row = consentFrom(app, before.id, { purpose: "keep", channel: "form" });
    const set = standingOf(before, [row, ...rows]);
    const write = app.db.insert(consents).values(row);
    return { set, writes: [write, recorded(app, before.id, "consent-given")] };
  }
  const isOut = withdrawn(app);
  const after = rows.map((it) =>
    it.purpose === "keep" && !it.withdrawnAt ? { ...it, ...isOut } : it,
  );
  const write = app.db.update(consents).set(isOut).where(isStanding(before.id, "keep"));
  const set = standingOf(before, after);
  return { set, writes: [write, recorded(app, before.id, "consent-withdrawn")] };
}

type Told = "consent-given" | "consent-renewed" | "consent-withdrawn" | "consent-restored";

const recorded = (app: App, entityId: string, deed: Told) =>
  activities.logActivity(app, { deed, entityType: "candidate", entityId });

type Landed = {
  /** All consents of the person, as they are then. */
  after: ConsentRow[];
  event: Exclude<Told, "consent-renewed">;
  recorded?: Told;
  purpose: Purpose;
  writes: Parameters<App["write"]>[0];
};

async function saveConsents(
  app: App,
  id: string,
  { after, event, recorded: line = event, purpose, writes }: Landed,
): Promise<ConsentOverview> {
  const row = await rowOf(app, id);
  await app.write(
    [
      updateIfVersion(app, row, standingOf(row, after)),
      ...writes,
      historyLine(app, [id], { event, reason: purpose }),
      recorded(app, id, line),
      audit.entry(app, auditEntry(event, id, { purpose, textVersion: consentsAsked.version })),
    ],
    candidatesChanged([id]),
  );
  return consentsOf(app, id);
}
