import type { RecordKind } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { TimelineEntry } from "./model";
import type { Older } from "./older";
import type { TimelineType } from "./rules";

/** One line before it has its place in the list. */
export type Told = Pick<TimelineEntry, "at" | "event"> &
  Partial<Omit<TimelineEntry, "key" | "type">> & { seq: number | string };

export type Asked = {
  kind: RecordKind;
  id: string;
  older: Older;
  limit: number;
  /** The name of whoever signed something. */
  nameOf: (signature: string) => string;
};

/** What a module has to tell of a record: its newest lines first, no more than are asked for. */
export type Contribution = {
  type: TimelineType;
  /** Of what happened at one moment the lowest is told first. Cursors hold it, so it stays what it is. */
  rank: number;
  tell: (app: App, asked: Asked) => Promise<Told[]>;
};

declare module "@/src/app" {
  interface Module {
    /** What it has to tell of a record. */
    readonly timeline?: readonly Contribution[];
  }
}
