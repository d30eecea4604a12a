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

/** What came of a step for several: who took it, how many take it by themselves, and who may not, with the reason. */
type Stepped<From> = {
  moved: Moves<From>;
  kept: number;
  refused?: readonly { number: string; why: string }[];
};

/** The statuses that several records may be given at once, and the way back. */
export type StatusSteps<Status extends string = string, From extends string = Status> = {
  values: readonly Status[];
  /** Where their names stand in the texts. */
  names: string;
  set(ids: string[], status: Status): Promise<Stepped<From>>;
  unset(step: { status: Status; moved: Moves<From> }): Promise<unknown>;
};

/** What a list has to know of one kind of record. */
export type ListKind<Row> = {
  texts: ListTexts;
  /** As what tags, views, notes and tasks know it. */
  recordKind: RecordKind;
  /** The address of the list; a record's is one step further. */
  path: string;
  /** Every list and record of the kind begins with this. */
  queryKey: QueryKey;
  nameOf: (row: Row) => string;
  archive: Move;
  restore: Move;
  steps?: StatusSteps;
  /** What its open record does by a key, which a row of the list does too. */
  shortcuts?: readonly RowShortcut[];
};

/** What the shared pieces have to know of it beside that. */
export type Kind<Row, Full extends Row = Row> = ListKind<Row> & {
  texts: RecordTexts;
  record: (id: string) => Read<Full>;
};

/** What is asked of a record that may be archived. */
export type Identified = { id: string; number: string };
