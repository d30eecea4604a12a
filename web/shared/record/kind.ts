import type { QueryKey } from "@tanstack/react-query";
import type { RecordKind } from "@/modules/records/core/rules";
import type { Screens, TextName } from "@/web/locales";

type Words<Name extends string> = { [Key in Name]: string };

/** What every kind of record says of itself; a namespace that lacks one of these is no RecordTexts. */
type RecordWords = Words<
  "title" | "count" | "search" | "add" | "addTitle" | "failed" | "loadMore" | "added" | "saved"
> & {
  columns: object;
  fields: object;
  statuses: object;
  events: object;
  empty: Words<"title" | "text" | "action">;
  noMatch: Words<"title" | "text">;
  archive: Words<"done" | "restored" | "failed">;
  record: Words<"loading" | "failed">;
};

/** The texts of the kinds of records, by the name of their file. */
export type RecordTexts = {
  [Name in TextName]: Screens[Name] extends RecordWords ? Name : never;
}[TextName];

type Read<Full> = { queryKey: QueryKey; queryFn: () => Promise<Full> };
type Move = (ids: string[]) => Promise<string[]>;

/** What the shared pieces have to know of one kind of record. */
export type Kind<Row, Full extends Row = Row> = {
  texts: RecordTexts;
  /** As what tags, views, notes and tasks know it. */
  attaches: RecordKind;
  /** The address of the list; a record's is one step further. */
  path: string;
  /** Every list and record of the kind begins with this. */
  queryKey: QueryKey;
  nameOf: (row: Row) => string;
  record: (id: string) => Read<Full>;
  /** Both answer which records were really moved. */
  archive: Move;
  restore: Move;
};

/** What is asked of a record that may be archived. */
export type Identified = { id: string; number: string };
