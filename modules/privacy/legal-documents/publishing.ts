import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { changedSince } from "./certificates";
import { documentOf, editionRowsOf, isDraft, wordsOf } from "./documents";
import { legalChanged } from "./events";
import type { DocumentPlace, DraftChanges, LegalDocument, NewEdition } from "./model";
import { legalDrafts, legalEditions } from "./schema";
import { fillPlaceholders, unknownIn, valuesOf } from "./values";

/** Writes the agency's own words; readers see them once they are published. */
export async function editDraft(
  app: App,
  place: DocumentPlace,
  { version, ...words }: DraftChanges,
): Promise<LegalDocument> {
  const before = await wordsOf(app, place);
  if (before.version !== version) throw changedSince();
  if (unknownIn(words.body).length > 0) {
    const message = "This text uses a placeholder that doesn't exist. Choose one from the list.";
    throw invalid([{ path: ["body"], message }]);
  }
  const row = {
    ...words,
    version: version + 1,
    updatedBy: actorIdOf(app),
    updatedAt: app.now().toISOString(),
  };
  const isThis = and(isDraft(place), eq(legalDrafts.version, version));
  return landed(app, {
    place,
    verb: "edited",
    writes: [
      before.isStandard
        ? app.db.insert(legalDrafts).values({ ...place, ...row })
        : must(app.db.update(legalDrafts).set(row).where(isThis)),
    ],
  });
}

/** Lets go of the agency's own words; what was published stays as it is. */
export async function takeStandard(
  app: App,
  place: DocumentPlace,
  version: number,
): Promise<LegalDocument> {
  const before = await wordsOf(app, place);
  if (before.version !== version) throw changedSince();
  if (before.isStandard) return documentOf(app, place);
  const isThis = and(isDraft(place), eq(legalDrafts.version, version));
  return landed(app, {
    place,
    verb: "reset",
    writes: [must(app.db.delete(legalDrafts).where(isThis))],
  });
}

/** Gives out the words as they are, with every gap filled, from a day on. */
export async function publish(
  app: App,
  place: DocumentPlace,
  { version, effectiveFrom, note }: NewEdition,
): Promise<LegalDocument> {
  const words = await wordsOf(app, place);
  if (words.version !== version) throw changedSince();
  const day = effectiveFrom ?? utcToday(app);
  if (day < utcToday(app))
    throw invalid([{ path: ["effectiveFrom"], message: "This date is in the past." }]);
  const { text, missing: open } = fillPlaceholders(
    words.body,
    await valuesOf(app, place.language, day),
  );
  if (open.length > 0) throw new Failure("conflict", "Fill in all placeholders first.");
  const n = ((await editionRowsOf(app, place))[0]?.n ?? 0) + 1;
  const row = {
    ...place,
    id: Bun.randomUUIDv7(),
    n,
    title: words.title,
    body: text,
    note,
    source: words.body,
    effectiveFrom: day,
    publishedAt: app.now().toISOString(),
    publishedBy: actorIdOf(app),
    consentVersion: candidates.consentsAsked.version,
  };
  return landed(app, {
    place,
    verb: "published",
    writes: [app.db.insert(legalEditions).values(row)],
    details: { n },
  });
}

/** Takes an edition back: the one before it counts again. */
export async function withdraw(app: App, id: string): Promise<LegalDocument> {
  const place = await placeOf(app, id);
  const set = { withdrawnAt: app.now().toISOString(), withdrawnBy: actorIdOf(app) };
  const isThis = and(eq(legalEditions.id, id), isNull(legalEditions.withdrawnAt));
  return landed(app, {
    place,
    verb: "withdrawn",
    writes: [must(app.db.update(legalEditions).set(set).where(isThis))],
  });
}

/** The undo of `withdraw`. */
export async function reinstate(app: App, id: string): Promise<LegalDocument> {
  const place = await placeOf(app, id);
  const set = { withdrawnAt: null, withdrawnBy: null };
  return landed(app, {
    place,
    verb: "reinstated",
    writes: [must(app.db.update(legalEditions).set(set).where(eq(legalEditions.id, id)))],
  });
}

async function placeOf(app: App, id: string): Promise<DocumentPlace> {
  const [row] = await app.db.select().from(legalEditions).where(eq(legalEditions.id, id));
  return row ? { type: row.type, language: row.language } : notFound("edition");
}

type Change = { place: DocumentPlace; verb: string; writes: (Write | Guarded)[]; details?: object };

async function landed(
  app: App,
  { place, verb, writes, details = {} }: Change,
): Promise<LegalDocument> {
  const entityId = `${place.type} ${place.language}`;
  const auditEntry = {
    action: `legal.${verb}`,
    entityType: "legal",
    entityId,
    details: { ...details },
  };
  await app.write([...writes, audit.entry(app, auditEntry)], legalChanged());
  return documentOf(app, place);
}
