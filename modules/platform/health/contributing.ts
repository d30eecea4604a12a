import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Notice, notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { administratorIds } from "@/modules/platform/accounts";
import { type Concern, type CountedRecord, type Queue, concerns } from "./rules";
import type { SystemState } from "./model";

/** What a module says of how the product stands; all of it is quick to say, however much there is. */
export type Health = {
  /** Its tables whose rows are counted. */
  counted?: Partial<Record<CountedRecord, SQLiteTable>>;
  /** What waits for this process to get to it. */
  waiting?: { queue: Queue; count(app: App): Promise<number> };
  /** What an administrator should look at. */
  concerns?(app: App): Promise<{ concern: Concern; names?: string[] }[]>;
  /** What runs by itself and has come to a halt, once for each day or halt. */
  halts?(app: App): Promise<Omit<Notice, "to">[]>;
};

declare module "@/src/app" {
  interface Module {
    /** What it says of how the product stands. */
    readonly health?: Health;
  }
}

export const healthOf = ({ modules }: App): Health[] =>
  modules.flatMap(({ health = [] }) => health);

/** What an administrator should look at, by what is there and not by what somebody remembers. */
export async function concernsOf(app: App): Promise<SystemState["concerns"]> {
  const said = await Promise.all(healthOf(app).map((it) => it.concerns?.(app) ?? []));
  const found = said.flat().map(({ concern, names = [] }) => ({ concern, names }));
  return found.toSorted((a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern));
}

/** Tells the administrators of what runs by itself and has come to a halt, once for each day or halt. */
export async function watch(app: App): Promise<void> {
  const halts = (await Promise.all(healthOf(app).map((it) => it.halts?.(app) ?? []))).flat();
  if (halts.length === 0) return;
  const to = await administratorIds(app);
  const { writes, news } = await notifications.notify(app, ...halts.map((it) => ({ ...it, to })));
  if (writes.length > 0) await app.write(writes, ...news);
}
