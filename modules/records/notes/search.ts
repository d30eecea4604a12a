import { and, desc, inArray, isNull } from "drizzle-orm";
import {
  attachedTo,
  type Asked,
  type Found,
  idsNumbered,
  rowsNamed,
  type SearchSource,
} from "@/modules/records/search";
import type { App } from "@/src/app";
import { notes } from "./schema";

/** Notes by their words, with the record that each is about. */
export const search: SearchSource = { kind: "note", find };

/** Shorter words stand in every note. */
const shortestWord = 3;
const longestExcerpt = 120;

async function find(app: App, asked: Asked): Promise<Found[]> {
  if (asked.words.some((word) => word.length < shortestWord)) return [];
  const seqs = await rowsNamed(app, "note", asked);
  if (seqs.length === 0) return [];
  const found = await app.db
    .select({ id: notes.id, text: notes.text, kind: notes.kind, recordId: notes.recordId })
    .from(notes)
    .where(and(inArray(notes.id, idsNumbered(app, seqs)), isNull(notes.deletedAt)))
    .orderBy(desc(notes.createdAt))
    .limit(asked.limit);
  return attachedTo(app, found, {
    tab: "notes",
    of: ({ text }) => ({ title: excerptOf(text, asked.words), why: "words" }),
  });
}

/** The part of a note around the first word that was looked for; people named in it are left out. */
function excerptOf(text: string, [word = ""]: readonly string[]): string {
  const plain = text
    .replaceAll(/<@[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const at = plain.toLowerCase().indexOf(word);
  const from = Math.max(0, at - longestExcerpt / 3);
  const part = plain.slice(from, from + longestExcerpt).toWellFormed();
  return `${from > 0 ? "…" : ""}${part}${from + longestExcerpt < plain.length ? "…" : ""}`;
}
