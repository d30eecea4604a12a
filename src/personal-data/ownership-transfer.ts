import type { App } from "../app";
import type { Guarded, Write } from "../database";
import type { Event } from "../news/events";

/** What of one module is one colleague's to look after, and how it becomes another's. */
export type Handover = {
  /** What these are, in the words of `belongings`. */
  kind: "tasks" | "jobs" | "leads" | "projects" | "records";
  of(app: App, userId: string): Promise<string[]>;
  /** Only of those that are still the first one's. */
  give(app: App, ids: string[], people: { from: string; to: string }): Promise<HandoverWrites>;
};
export type HandoverWrites = { writes: (Write | Guarded)[]; news: Event[] };
