import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/audit";
import { users } from "@/modules/users";
import { type App, signatureOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { invalid, missing } from "@/src/errors";
import { insertAll } from "@/src/in-bulk";
import current from "./consent-texts.json";
import type { ConsentOverview, NewConsent } from "./consent-model";
import { candidatesChanged } from "./events";
import { changed, deed, rowOf, told } from "./keeping";
import { daysAfter, hasToBeInformed, informDays, type Purpose } from "./rules";
import { candidateConsents as consents } from "./schema";
import type { CandidateRow } from "./shape";
import { standingOf, retainedBy } from "./standing";

export type ConsentRow = typeof consents.$inferSelect;

/** What somebody is asked to agree to at present, by purpose and language. */
export const consentsAsked = current;

export async function overviewOf(app: App, id: string): Promise<ConsentOverview> {
  const [row, rows, nameOf] = await Promise.all([
    rowOf(app, id),
    consentRowsOf(app, id),
    users.authors(app),
  ]);
  const { createdAt, informedAt, lastContactAt, origin } = row;
  return {
    consents: rows.map(({ candidateId: _, ...it }) => ({
      ...it,
      recordedBy: nameOf(it.recordedBy),
      withdrawnBy: it.withdrawnBy && nameOf(it.withdrawnBy),
    })),
    retention: retainedBy(row, rows),
    information: hasToBeInformed(origin)
      ? { dueOn: daysAfter(createdAt, informDays), informedAt }
      : null,
    lastContactAt,
    texts: { version: current.version, words: current.texts },
  };
}

/** The newest first. */
export const consentRowsOf = (app: App, id: string): Promise<ConsentRow[]> =>
  app.db
    .select()
    .from(consents)
    .where(eq(consents.candidateId, id))
    .orderBy(desc(consents.givenAt), desc(consents.id));

type Given = Pick<NewConsent, "purpose" | "channel"> & Partial<NewConsent> & { at?: string };

/** The row of a consent to the words that are asked at present. */
export const consentFrom = (app: App, candidateId: string, given: Given): ConsentRow => ({
  id: Bun.randomUUIDv7(),
  candidateId,
  purpose: given.purpose,
  textVersion: current.version,
  language: given.language ?? null,
  channel: given.channel,
  givenAt: given.at ?? app.now().toISOString(),
  proof: given.proof ?? null,
  recordedBy: signatureOf(app),
  withdrawnAt: null,
  withdrawnBy: null,
});

export async function giveConsent(
  app: App,
  id: string,
  { givenOn, ...given }: NewConsent,
): Promise<ConsentOverview> {
  const now = app.now().toISOString();
  if (givenOn && givenOn > now.slice(0, 10)) {
    throw invalid([{ path: ["givenOn"], message: "This day is still to come." }]);
  }
  const at = givenOn && givenOn < now.slice(0, 10) ? `${givenOn}T12:00:00.000Z` : now;
  const row = consentFrom(app, id, { ...given, at });
  const after = [row, ...(await consentRowsOf(app, id))];
  return landed(app, id, after, `consent-given`, given.purpose, [
    app.db.insert(consents).values(row),
  ]);
}

/** Takes back every standing consent to one purpose: as easily as it was given. */
export async function withdrawConsent(
  app: App,
  { id, consentId }: { id: string; consentId: string },
): Promise<ConsentOverview> {
  const before = await consentRowsOf(app, id);
  const meant = before.find((it) => it.id === consentId) ?? missing("consent");
  if (meant.withdrawnAt) return overviewOf(app, id);
  const set = withdrawn(app);
  const after = before.map((it) =>
    it.purpose === meant.purpose && !it.withdrawnAt ? { ...it, ...set } : it,
  );
  return landed(app, id, after, "consent-withdrawn", meant.purpose, [
    must(app.db.update(consents).set(set).where(isStanding(id, meant.purpose))),
  ]);
}

/** The undo of `withdrawConsent`: all that was withdrawn in that moment stands again. */
export async function restoreConsent(
  app: App,
  { id, consentId }: { id: string; consentId: string },
): Promise<ConsentOverview> {
  const before = await consentRowsOf(app, id);
  const meant = before.find((it) => it.id === consentId) ?? missing("consent");
  const { purpose, withdrawnAt } = meant;
  if (!withdrawnAt) return overviewOf(app, id);
  const set = { withdrawnAt: null, withdrawnBy: null };
  const after = before.map((it) => (isSame(it, meant) ? { ...it, ...set } : it));
  const isMeant = and(
    eq(consents.candidateId, id),
    eq(consents.purpose, purpose),
    eq(consents.withdrawnAt, withdrawnAt),
  );
  return landed(app, id, after, "consent-restored", purpose, [
    must(app.db.update(consents).set(set).where(isMeant)),
  ]);
}

const isSame = (a: ConsentRow, b: ConsentRow) =>
  a.purpose === b.purpose && a.withdrawnAt === b.withdrawnAt;

const withdrawn = (app: App) => ({
  withdrawnAt: app.now().toISOString(),
  withdrawnBy: signatureOf(app),
});

const isStanding = (id: string, purpose: Purpose) =>
  and(eq(consents.candidateId, id), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** What the form's one box says becomes a record too, so that no consent is without one. */
export async function boxed(app: App, before: CandidateRow, isGiven: boolean) {
  const rows = await consentRowsOf(app, before.id);
  if (isGiven) {
    const row = consentFrom(app, before.id, { purpose: "keep", channel: "form" });
    const set = standingOf(before, [row, ...rows]);
    return { set, writes: [app.db.insert(consents).values(row)] };
  }
  const isOut = withdrawn(app);
  const after = rows.map((it) =>
    it.purpose === "keep" && !it.withdrawnAt ? { ...it, ...isOut } : it,
  );
  const write = app.db.update(consents).set(isOut).where(isStanding(before.id, "keep"));
  return { set: standingOf(before, after), writes: [write] };
}

async function landed(
  app: App,
  id: string,
  after: ConsentRow[],
  event: string,
  purpose: Purpose,
  writes: Parameters<App["write"]>[0],
): Promise<ConsentOverview> {
  const row = await rowOf(app, id);
  await app.write(
    [
      changed(app, row, standingOf(row, after)),
      ...writes,
      told(app, [id], { event, reason: purpose }),
      audit.entry(app, deed(event, id, { purpose, textVersion: current.version })),
    ],
    candidatesChanged([id]),
  );
  return overviewOf(app, id);
}

export const insertConsents = (app: App, rows: ConsentRow[]): Write[] =>
  insertAll(app.db, consents, rows);
