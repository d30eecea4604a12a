import type { TodayGroup, TodayRow } from "./model";
import { rowsShown } from "./rules";

export type Found = Omit<TodayGroup, "group">;
type Some = Pick<TodayRow, "id" | "path"> & Partial<TodayRow>;

export const nothing: Found = { total: 0, rows: [] };
export const row = (some: Some): TodayRow => ({
  at: null,
  isLate: false,
  number: null,
  who: null,
  what: null,
  money: null,
  lacks: [],
  ...some,
});
export const firstOf = (rows: TodayRow[]): Found => ({
  total: rows.length,
  rows: rows.slice(0, rowsShown),
});
