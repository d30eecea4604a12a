import type { QueryKey } from "@tanstack/react-query";
import type { RecordKind } from "@/modules/records/core/rules";
import type { RowShortcut } from "@/web/shared/list/keys/use-list-keys";
import type { Screens, TextName } from "@/web/locales";

type Words<Name extends string> = { [Key in Name]: string };

/** What every list says of itself; a namespace that lacks one of these is no ListTexts. */
type ListWords = Words<"title" | "count" | "search" | "failed" | "loadMore"> & {
  columns: object;
  empty: Words<"title" | "text" | "action">;
  noMatch: Words<"title" | "text">;
  archive: Words<"done" | "restored" | "failed">;
};

/** What a kind of record says beside that: its form, its fields and its history. */
type RecordWords = ListWords &
  Words<"add" | "addTitle" | "added" | "saved"> & {
    fields: object;
    statuses: object;
    events: object;
    record: Words<"loading" | "failed">;
  };

type TextsWith<Known> = {
  [Name in TextName]: Screens[Name] extends Known ? Name : never;
}[TextName];

/** The texts of the lists and of the kinds of records, by the name of their file. */
export type ListTexts = TextsWith<ListWords>;
export type RecordTexts = TextsWith<RecordWords>;

type Read<Full> = { queryKey: QueryKey; queryFn: () => Promise<Full> };
/** Answers which records were really moved. */
type Move = (ids: string[]) => Promise<string[]>;

type Moves<Status> = { id: string; from: Status }[];

/** Result of a bulk change of status: who changed, how many need a step of their own, and who was refused and why. */
type Stepped<From> = {
  moved: Moves<From>;
  kept: number;
  refused?: readonly { number: string; why: string }[];
};

/** Bulk change of status: the values that are offered, the call, and its undo. */
export type StatusSteps<Status extends string = string, From extends string = Status> = {
  values: readonly Status[];
  /** Where their names stand in the texts. */
  names: string;
  set(ids: string[], status: Status): Promise<Stepped<From>>;
  unset(step: { status: Status; moved: Moves<From> }): Promise<unknown>;
};

/** What lists know of one kind of record. */
export type ListKind<Row> = {
  texts: ListTexts;
  /** The kind by which tags, views, notes and tasks refer to it. */
  recordKind: RecordKind;
  /** The address of the list; a record's is one step further. */
  path: string;
  /** Every list and record of the kind begins with this. */
  queryKey: QueryKey;
  nameOf: (row: Row) => string;
  archive: Move;
  restore: Move;
  steps?: StatusSteps;
  /** Keys that its open record answers; pressed on a row of the list they open the record and do it there. */
  shortcuts?: readonly RowShortcut[];
};

/** What lists and record panels know of one kind of record. */
export type Kind<Row, Full extends Row = Row> = ListKind<Row> & {
  texts: RecordTexts;
  record: (id: string) => Read<Full>;
};

/** What is asked of a record that may be archived. */
export type Identified = { id: string; number: string };
