import type { App } from "@/src/app";
import type { Subject } from "@/src/holders";
import { holdersOf } from "@/src/module";
import type { Kept } from "./model";

export type Collected = { holder: string; part: string; rows: unknown[] };

/** All that every module keeps of somebody. */
export async function collectData(app: App, subject: Subject): Promise<Collected[]> {
  const all = await Promise.all(
    holdersOf(app).map(async (holder) => {
      const parts = Object.entries(await holder.collect(app, subject));
      return parts.map(([part, rows]) => ({ holder: holder.name, part, rows }));
    }),
  );
  return all.flat().filter(({ rows }) => rows.length > 0);
}

export const keptOf = (all: Collected[]): Kept[] =>
  all.map(({ rows, ...where }) => ({ ...where, rows: rows.length }));

export const rowsOf = (kept: { rows: number }[]): number =>
  kept.reduce((sum, { rows }) => sum + rows, 0);
