import { and, asc, inArray, sql } from "drizzle-orm";
import { jsonValuesParameter } from "@/src/database/bulk-insert";
import { z } from "zod";
import { owners } from "@/modules/records/owners";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { chosenIds } from "@/modules/records/core";
import { exportFormats } from "@/modules/records/core/rules";
import { pageBy, allPages } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { headWords } from "@/modules/platform/texts";
import { fileStream, type LongSheet } from "@/src/sheets/sheet-stream";
import { isCurrent } from "../certificates/certificates";
import { withoutPageOrder } from "../conditions/rare";
import { type FilterShape, matchingShape, resolveFilter } from "./filter";
import { CandidateFilter } from "./questions";
import { sortsEitherWay } from "../rules";
import { candidateCertificates as held, candidates } from "../schema";
import { isByDay, orderOf, type SortAsked } from "./orders";
import {
  cells,
  everyName,
  exportColumns,
  heads,
  type Name,
  type Row,
  stored,
} from "./export-columns";
import { recordText, textColumns, type TextRow } from "./export-json";

export const CandidateExport = CandidateFilter.extend({
  ids: chosenIds,
  sort: z.enum(sortsEitherWay).default("date"),
  format: z.enum(exportFormats),
  /** Which columns, in this order; all of them where nobody says. */
  columns: z
    .string()
    .max(800)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(exportColumns)))
    .optional(),
});
export type CandidateExport = z.infer<typeof CandidateExport>;

/** Values per batch, a few milliseconds of work; other requests are served between batches. */
const valuesAtOnce = 4000;

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export const exported = (app: App, { format, ...asked }: CandidateExport): Response =>
  format === "json"
    ? fileStream(format, recordsOf(app, asked))
    : fileStream(format, sheetOf(app, asked));

type Asked = Omit<CandidateExport, "format">;

/** Of each row no more is read than the chosen columns show. */
function sheetOf(app: App, { columns: chosen = [...exportColumns], ...asked }: Asked) {
  const shown = chosen.map((name) => cells[name]);
  const names = [...new Set(shown.flatMap(({ of }) => of))];
  return {
    ...titled(app),
    columns: Object.fromEntries(chosen.map((name) => [heads[name], cells[name].cell])),
    pages: () => rowsOf<Row>(app, asked, { names, isText: false }),
  } satisfies LongSheet<Row>;
}

/** The whole records, whatever columns are asked for. */
const recordsOf = (app: App, asked: Asked) =>
  ({
    ...titled(app),
    columns: {},
    pages: () => rowsOf<TextRow>(app, asked, { names: everyName, isText: true }),
    json: recordText,
  }) satisfies LongSheet<TextRow>;

const titled = (app: App) => ({
  name: `candidates-${utcToday(app)}`,
  title: "Candidates",
  heads: headWords,
});

/** Which columns, and whether what is kept as JSON stays the text that it is. */
type Wanted = { names: readonly Name[]; isText: boolean };
type Holder = Pick<Row, "id" | "certificates" | "owner">;

async function* rowsOf<Shown extends Holder>(
  app: App,
  { sort, ids, ...filter }: Asked,
  { names, isText }: Wanted,
): AsyncGenerator<Shown[]> {
  const { term, conditions, ...shape } = await resolveFilter(app, filter);
  const day = isByDay(sort) ? utcToday(app) : undefined;
  const isChosen = ids !== undefined;
  const asked = {
    ...shape,
    conditions: withoutPageOrder(conditions),
    names,
    isText,
    sort,
    day,
    isChosen,
  };
  const chosen = { term, ids: JSON.stringify(ids) };
  const pages = allPages(Math.ceil(valuesAtOnce / names.length), (blanks, isFurther) =>
    pageOf(app.db, { ...blanks, ...chosen }, { ...asked, isFurther }),
  );
  for await (const page of pages) {
    const rows = page.map(({ row }) => row as unknown as Shown);
    if (names.includes("certificates")) await withCertificates(app, rows);
    if (names.includes("owner")) await withOwners(app, rows);
    yield rows;
  }
}

type Shape = FilterShape & {
  sort: SortAsked;
  day: string | undefined;
  names: readonly Name[];
  isText: boolean;
  isChosen: boolean;
  isFurther: boolean;
};

const pageOf = prepared(
  (db, { sort, day, names, isText, isChosen, isFurther, ...shape }: Shape) => {
    const by = orderOf(sort, day);
    const { begin, order, limit } = pageBy(by, candidates.seq, isFurther);
    const row = isText
      ? textColumns
      : Object.fromEntries(
          Object.entries(stored).filter(([name]) => name === "id" || names.includes(name as Name)),
        );
    const isMeant = inArray(candidates.id, jsonValuesParameter("ids"));
    return db
      .select({ row, at: sql<string | number>`${by.by}`, seq: candidates.seq })
      .from(candidates)
      .where(and(matchingShape(shape), isChosen ? isMeant : undefined, begin))
      .orderBy(...order)
      .limit(limit);
  },
);

async function withCertificates(app: App, rows: Holder[]): Promise<void> {
  for (const row of rows) row.certificates = [];
  const byId = new Map(rows.map((row) => [row.id, row.certificates]));
  const certificates = await certificatesOf(app.db, { ids: JSON.stringify([...byId.keys()]) });
  for (const { candidateId, ...certificate } of certificates)
    byId.get(candidateId)?.push(certificate);
}

async function withOwners(app: App, rows: Holder[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const ownerOf = await owners.namesOf(app, "candidate", ids);
  for (const row of rows) row.owner = ownerOf.get(row.id) ?? null;
}

const certificatesOf = prepared((db) =>
  db
    .select({
      candidateId: held.candidateId,
      certificate: held.certificate,
      number: held.number,
      issuedOn: held.issuedOn,
      expiresOn: held.expiresOn,
    })
    .from(held)
    .where(and(inArray(held.candidateId, jsonValuesParameter("ids")), isCurrent))
    .orderBy(asc(held.id)),
);
