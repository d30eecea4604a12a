import { toIso } from "@/modules/knowledge/countries/rules";
import { inEurosOf } from "@/modules/knowledge/normalise/rules";
import { normalTag } from "@/modules/records/tags/rules";
import { rangeIn } from "@/modules/records/core/rules";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import {
  type Condition,
  conditionsIn,
  dayIn,
  daysIn,
  type Field,
  type Fields,
  isCounted,
  isGroup,
  nothing,
  readWhere,
  type Value,
} from "./rules";

/** A value as tables have it: what a word stands for, or the ends of a range. */
export type ResolvedValue = {
  text: string;
  isNone: boolean;
  by?: string;
  /** The day on which it has to hold. */
  on?: string;
  found?: readonly string[];
  /** So few records have it that reading all of these is less work than asking each record. */
  isRare?: boolean;
  from?: string | number | null;
  /** For days the day after the last, so that every moment of the last day is before it. */
  to?: string | number | null;
};
export type ResolvedCondition = { key: string; isNot: boolean; values: ResolvedValue[] };
export type ResolvedPart = ResolvedCondition | { isNot: boolean; any: ResolvedCondition[] };

/** What a list has to know to be asked. */
export type Askable = {
  fields: Fields;
  /** The towns that its records lie in and that are near enough, as its own SQL names them. */
  townsNear?: (app: App, place: { near: string; within: number }) => Promise<string[] | undefined>;
};

export const defaultKilometers = 50;

/** The conditions of an address, with days and numbers as tables have them. */
export function resolveConditions(
  fields: Fields,
  text: string | undefined,
  today: string,
): ResolvedPart[] {
  const condition = ({ key, isNot, values }: Condition): ResolvedCondition => {
    const field = fields[key];
    return { key, isNot, values: field ? values.map((it) => valueOf(field, it, today)) : [] };
  };
  return readWhere(text ?? "").where.map((part) =>
    isGroup(part) ? { isNot: part.isNot, any: part.any.map(condition) } : condition(part),
  );
}

function valueOf(field: Field, it: Value, today: string): ResolvedValue {
  if (field.canBeNone && it.text === nothing) return { text: it.text, isNone: true };
  return { ...it, isNone: false, ...plainly(field, it, today) };
}

/** The same with all that has to be looked up before a database is asked. */
export async function resolveWithLookups(
  app: App,
  { fields, townsNear }: Askable,
  text: string | undefined,
): Promise<ResolvedPart[]> {
  const parts = resolveConditions(fields, text, utcToday(app));
  const conditions = parts.flatMap((part) => ("any" in part ? part.any : [part]));
  const lookedUp = conditions.flatMap(({ key, values }) =>
    values.map(async (value) => {
      const field = fields[key];
      if (!field || value.isNone) return;
      const place = { near: value.text, within: Number(value.by ?? defaultKilometers) };
      const found =
        field.is === "place" ? await townsNear?.(app, place) : await foundBy(field, value);
      if (found) value.found = found;
    }),
  );
  await Promise.all(lookedUp);
  return parts;
}

/** A filter with all that its conditions have to look up first. */
export type LookedUp<Filter> = Omit<Filter, "where"> & { conditions: ResolvedPart[] };

export const lookedUpBy =
  (askable: Askable) =>
  async <Filter extends { where?: string | undefined }>(
    app: App,
    { where, ...filter }: Filter,
  ): Promise<LookedUp<Filter>> => ({
    ...filter,
    conditions: await resolveWithLookups(app, askable, where),
  });

/** What the taxonomy knows by a word. */
async function foundBy(
  field: Field,
  { text, by }: Pick<ResolvedValue, "text" | "by">,
): Promise<string[] | undefined> {
  if (field.is === "certificate") {
    const { certificatesMeant } = await import("@/modules/knowledge/analysis");
    return [...certificatesMeant(text)];
  }
  if (field.is === "skill") {
    const { relativesOf, skillNamed } = await import("@/modules/knowledge/analysis");
    const id = skillNamed(text)?.id ?? text;
    return by === "related" ? [id, ...relativesOf(id)] : [id];
  }
  return undefined;
}

const atLeast = (levels: readonly string[], least: string) => levels.slice(levels.indexOf(least));

type Plain = Pick<ResolvedValue, "text" | "on" | "from" | "to" | "found">;

function plainly(field: Field, { text, by, on }: Value, today: string): Partial<Plain> {
  if (field.is === "days") {
    const { from, to } = daysIn(text, today) ?? nowhere;
    return { from, to: to && addDays(to, 1) };
  }
  if (field.is === "numbers") return numbers(text, "number", 1);
  if (field.is === "money") return numbers(text, "euros", yearlyEuros(field.perYear, by));
  if (field.is === "language") return by ? { found: atLeast(field.levels, by) } : {};
  if (field.is === "country") return { text: toIso(text) };
  if (field.is === "tag") return { text: normalTag(text) };
  if (field.is === "certificate" || (field.is === "yes" && field.hasDay))
    return { on: dayIn(on ?? "today", today) ?? today };
  return {};
}

const nowhere = { from: null, to: null };

function numbers(text: string, unit: "number" | "euros", factor: number) {
  const { from, to } = rangeIn(text, unit) ?? nowhere;
  const times = (end: string | null) =>
    end === null ? null : Math.round(Number(end) * factor * 100) / 100;
  return { from: times(from), to: times(to) };
}

/** What one of a currency per period comes to in euros a year. */
function yearlyEuros(perYear: Readonly<Record<string, number>>, unit = ""): number {
  const [currency = "", period = ""] = unit.split("/");
  return (inEurosOf(currency) ?? 0) * (perYear[period] ?? 0);
}

/** Whether the same question means something else tomorrow. */
export const isDated = (fields: Fields, text: string | undefined): boolean =>
  conditionsIn(readWhere(text ?? "").where).some(({ key, values }) => {
    const is = fields[key]?.is;
    if (is === "certificate") return values.some(({ on }) => on === undefined || isCounted(on));
    return is === "days" || is === "yes";
  });

/** The day that such a question is answered for; without one where it means the same on every day. */
export const dayOf = (app: App, fields: Fields, text: string | undefined): string =>
  isDated(fields, text) ? utcToday(app) : "";
