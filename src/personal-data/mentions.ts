import { and, gt, lte, max, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { App } from "../app";
import type { NameSearch } from "./name-search";
import { inSlices, pause } from "../workers/time-slices";

/** The texts that may name a person who is not their subject. */
export type MentionField =
  | ("text" | "title" | "name" | "query" | "fileName" | "row" | "description" | "notes")
  | ("feeNote" | "tierReason" | "contacts" | "contactName" | "subject" | "content")
  | ("cancelReason" | "partTimeReason" | "statusReason" | "headline" | "summary")
  | ("reason" | "place");

/** A text in a record about somebody or something else that names a person. */
export type Mention = {
  /** The record it stands at, where there is one. */
  kind: string | null;
  recordId: string | null;
  /** What it is called, where it has a name of its own. */
  label: string | null;
  field: MentionField;
  /** The words around it; null where they are private to somebody. */
  excerpt: string | null;
  /** Where it is opened. */
  path: string;
};

/** As many as can be shown, and how many there are. */
export type Mentions<One = Mention> = { count: number; first: One[] };

type Texts = Partial<Record<MentionField, string | null>>;
type Place<Table extends SQLiteTable> = {
  table: Table;
  /** The rows that stay: neither deleted nor the person's own; all of them where nobody's own are among them. */
  where?: SQL | undefined;
  tell(row: Table["$inferSelect"]): Pick<Mention, "kind" | "recordId" | "label" | "path"> & {
    texts?: Texts;
    /** Names of things and what lists are searched by. */
    labels?: Texts;
    isPrivate?: boolean;
  };
};

export const mostMentions = 200;
/** Row ids that one question spans, so that neither a question nor its answer takes long. */
const rowsAtOnce = 100;

/** One table as it is looked through, whatever its columns are. */
export type MentionSearch = (app: App, search: NameSearch) => Promise<Mentions>;

export const mentionPlace =
  <Table extends SQLiteTable>(it: Place<Table>): MentionSearch =>
  (app, search) =>
    mentionsIn(app, search, it);

/** Tables in which nobody's own data stands, and their names may: nothing of them is exported or erased. */
export const mentionSource = (name: string, ...looks: MentionSearch[]) => ({
  name,
  mentions: (app: App, _: unknown, search: NameSearch) => mentionsOver(app, search, looks),
});

/** Several tables of one module, one after the other. */
export async function mentionsOver(
  app: App,
  search: NameSearch,
  looks: readonly MentionSearch[],
): Promise<Mentions> {
  const found: Mentions[] = [];
  for (const look of looks) found.push(await look(app, search));
  return mergeMentions(found);
}

/** A page of the product that is no record. */
export const onPage = (path: string, label: string | null = null) => ({
  kind: null,
  recordId: null,
  label,
  path,
});

/** What stands in a value of several texts, such as answers or changes. */
export function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(wordsIn).filter(Boolean).join(" · ");
}

/** What is not known to be so, null included. */
export const isNot = (condition: SQL | undefined): SQL | undefined =>
  condition && sql`(${condition}) is not true`;

/** Reads a table piece by piece: accents are folded here, which no index of SQLite does. */
export async function mentionsIn<Table extends SQLiteTable>(
  app: App,
  search: NameSearch,
  place: Place<Table>,
): Promise<Mentions> {
  const rowid = sql<number>`rowid`;
  const table: SQLiteTable = place.table;
  const [newest] = await app.db.select({ rowid: max(rowid) }).from(table);
  const found: Mentions = { count: 0, first: [] };
  for (let from = 0; from < Number(newest?.rowid ?? 0); from += rowsAtOnce) {
    const piece = and(gt(rowid, from), lte(rowid, from + rowsAtOnce), place.where);
    const rows = await app.db.select().from(table).where(piece);
    await inSlices(rows, (row) => keep(found, mentionsOf(search, place.tell(row))));
    await pause();
  }
  return found;
}

/** Several places as one. */
export function mergeMentions<One>(all: readonly Mentions<One>[]): Mentions<One> {
  const found: Mentions<One> = { count: 0, first: [] };
  for (const { count, first } of all) {
    found.count += count;
    found.first.push(...first.slice(0, mostMentions - found.first.length));
  }
  return found;
}

function keep(found: Mentions, more: Mention[]): void {
  found.count += more.length;
  found.first.push(...more.slice(0, mostMentions - found.first.length));
}

type Telling = ReturnType<Place<SQLiteTable>["tell"]>;

function mentionsOf(search: NameSearch, { texts, labels, isPrivate, ...where }: Telling) {
  const found = [
    ...foundIn(texts ?? {}, (text) => search.inText(text)),
    ...foundIn(labels ?? {}, (text) => search.inLabel(text)),
  ];
  return found.map(({ field, excerpt }) => ({
    ...where,
    ...(isPrivate && { label: null }),
    field,
    excerpt: isPrivate ? null : excerpt,
  }));
}

function foundIn(texts: Texts, find: (text: string) => string | null) {
  return keysOf(texts).flatMap((field) => {
    const excerpt = find(texts[field] ?? "");
    return excerpt ? [{ field, excerpt }] : [];
  });
}

const keysOf = (texts: Texts) => Object.keys(texts) as MentionField[];
