import { and, desc, eq } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { DocumentHead, DocumentPlace, Edition, LegalDocument } from "./model";
import {
  documentTypes,
  editionOn,
  type Locale,
  locales,
  stateOf,
  type DocumentType,
} from "./rules";
import { legalDrafts, legalEditions } from "./schema";
import { fillPlaceholders, valuesOf } from "./values";
import cookies from "./standard/cookies.json";
import dpia from "./standard/dpia.json";
import privacy from "./standard/privacy.json";
import processing from "./standard/processing.json";
import terms from "./standard/terms.json";

type Standard = Record<Locale, { title: string; body: string[] }>;

const standards: Record<DocumentType, Standard> = { privacy, terms, cookies, processing, dpia };

/** What the product brings, to begin with: a template, which somebody who knows the law has to check. */
export function standardOf(type: DocumentType, language: Locale): { title: string; body: string } {
  const { title, body } = standards[type][language];
  return { title, body: body.join("\n") };
}

export type EditionRow = typeof legalEditions.$inferSelect;
export type Words = { title: string; body: string; version: number; isStandard: boolean };

/** All documents in all languages, as far as each has come. */
export async function documents(app: App): Promise<DocumentHead[]> {
  const [drafts, editions] = await Promise.all([
    app.db.select().from(legalDrafts),
    app.db.select().from(legalEditions),
  ]);
  return documentTypes.flatMap((type) =>
    locales.map((language) => {
      const isMeant = (it: DocumentPlace) => it.type === type && it.language === language;
      const words = wordsFrom(drafts.find(isMeant), { type, language });
      return headOf({
        place: { type, language },
        words,
        editions: editions.filter(isMeant),
        day: utcToday(app),
      });
    }),
  );
}

export async function documentOf(app: App, place: DocumentPlace): Promise<LegalDocument> {
  const [words, editions, values, nameOf] = await Promise.all([
    wordsOf(app, place),
    editionRowsOf(app, place),
    valuesOf(app, place.language),
    users.authors(app),
  ]);
  const { text, missing } = fillPlaceholders(words.body, values);
  return {
    ...headOf({ place, words, editions, day: utcToday(app) }),
    body: words.body,
    preview: text,
    missing,
    editions: editions.map((it) => ({
      ...editionFrom(it, editions, utcToday(app)),
      publishedBy: nameOf(it.publishedBy),
    })),
  };
}

/** The agency's own words, or the standard ones, which are version 0. */
export async function wordsOf(app: App, place: DocumentPlace): Promise<Words> {
  const [draft] = await app.db.select().from(legalDrafts).where(isDraft(place));
  return wordsFrom(draft, place);
}

type Draft = typeof legalDrafts.$inferSelect;

const wordsFrom = (draft: Draft | undefined, { type, language }: DocumentPlace): Words =>
  draft
    ? { title: draft.title, body: draft.body, version: draft.version, isStandard: false }
    : { ...standardOf(type, language), version: 0, isStandard: true };

export const isDraft = ({ type, language }: DocumentPlace) =>
  and(eq(legalDrafts.type, type), eq(legalDrafts.language, language));

/** The newest first. */
export const editionRowsOf = (app: App, { type, language }: DocumentPlace): Promise<EditionRow[]> =>
  app.db
    .select()
    .from(legalEditions)
    .where(and(eq(legalEditions.type, type), eq(legalEditions.language, language)))
    .orderBy(desc(legalEditions.n));

/** A document's place, its words today, and the editions that it has had. */
type Heading = {
  place: DocumentPlace;
  words: Words;
  editions: EditionRow[];
  day: string;
};

function headOf({
  place,
  words: { title, body, version, isStandard },
  editions,
  day,
}: Heading): DocumentHead {
  const standing = editions.filter((it) => it.withdrawnAt === null);
  const last = standing.toSorted((a, b) => b.n - a.n)[0];
  const coming = standing.filter((it) => it.effectiveFrom > day).toSorted((a, b) => b.n - a.n)[0];
  return {
    ...place,
    title,
    version,
    isStandard,
    isChanged: last !== undefined && (last.source !== body || last.title !== title),
    inForce: brief(editionOn(editions, day)),
    coming: brief(coming),
  };
}

const brief = (edition: EditionRow | undefined) =>
  edition ? { id: edition.id, n: edition.n, effectiveFrom: edition.effectiveFrom } : null;

export function editionFrom(row: EditionRow, all: EditionRow[], day: string): Edition {
  const { source: _, withdrawnAt: __, withdrawnBy: ___, ...it } = row;
  return { ...it, state: stateOf(row, all, day) };
}

/** What counts today, in the reader's language or else in the first that there is. */
export async function inForce(app: App, type: EditionRow["type"], locale: Locale) {
  const rows = await app.db.select().from(legalEditions).where(eq(legalEditions.type, type));
  const day = utcToday(app);
  const order = [locale, ...locales.filter((it) => it !== locale)];
  const found = order.map((language) => rows.filter((it) => it.language === language));
  const own = found.find((editions) => editionOn(editions, day));
  return own && { edition: editionOn(own, day), all: own };
}
