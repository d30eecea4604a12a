import type { RecordKind } from "@/modules/platform/records";
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
  tell: (app: App, asked: Asked) => Promise<Told[]>;
};
