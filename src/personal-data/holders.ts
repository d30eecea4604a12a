import type { App } from "../app";
import type { Guarded, Write } from "../database";
import type { Event } from "../news/events";
import type { Mentions } from "./mentions";
import type { NameSearch } from "./name-search";

/** The person whose data it is. */
export type Subject = { type: "user" | "candidate" | "client"; id: string };

/** What erasing a person takes from one module, to land in one write with all the others. */
export type Erasure = { writes: (Write | Guarded)[]; news: Event[] };

/** What a law keeps of somebody who is erased: so many rows of one part, at most until a day. */
export type Stay = { part: string; rows: number; until: string; law: string };

/** A module that has texts about others than the person. */
export type MentionSource = {
  name: string;
  /** Where its texts about others name the person: they stay when the person is erased, until somebody mends them. */
  mentions?(app: App, subject: Subject, search: NameSearch): Promise<Mentions>;
};

/** A module that stores personal data: it can show all of a person's, and forget it. */
export type Holder = MentionSource & {
  /** Its tables with personal columns; a table with such columns and no holder fails the build. */
  tables: string[];
  collect(app: App, subject: Subject): Promise<Record<string, unknown[]>>;
  erase(app: App, subject: Subject): Promise<Erasure>;
  /** What of `collect` is kept by law when the person is erased. */
  stays?(app: App, subject: Subject): Promise<Stay[]>;
};
