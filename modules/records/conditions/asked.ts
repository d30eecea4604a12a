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
  type Part,
  readWhere,
  type Value,
} from "./rules";

/** A value as tables have it: what a word stands for, or the ends of a range. */
export type AskedValue = {
  text: string;
  isNone: boolean;
  by?: string;
  /** The day on which it has to hold. */
  on?: string;
  found?: readonly string[];
  from?: string | number | null;
  /** For days the day after the last, so that every moment of the last day is before it. */
  to?: string | number | null;
};
export type AskedCondition = { key: string; isNot: boolean; values: AskedValue[] };
export type AskedPart = AskedCondition | { isNot: boolean; any: AskedCondition[] };

/** What a list has to know to be asked. */
export type Askable = {
  fields: Fields;
  /** The towns that its records lie in and that are near enough, as its own SQL names them. */
  townsNear?: (app: App, place: { near: string; within: number }) => Promise<string[] | undefined>;
};

export const usualKilometres = 50;

/** The conditions of an address with all that has to be looked up before a database is asked. */
export async function askedIn(
  app: App,
  { fields, townsNear }: Askable,
  text: string | undefined,
): Promise<AskedPart[]> {
  const today = utcToday(app);
  const value = async (field: Field, it: Value): Promise<AskedValue> => {
    const isNone = !!field.canBeNone && it.text === nothing;
    if (isNone) return { text: it.text, isNone };
    const found =
      field.is === "place"
        ? await townsNear?.(app, { near: it.text, within: Number(it.by ?? usualKilometres) })
        : await foundBy(field, it);
    return { ...it, isNone, ...plainly(field, it, today), ...(found && { found }) };
  };
  const condition = async ({ key, isNot, values }: Condition): Promise<AskedCondition> => {
    const field = fields[key];
    const known = field ? values.map((it) => value(field, it)) : [];
    return { key, isNot, values: await Promise.all(known) };
  };
  const part = async (it: Part): Promise<AskedPart> =>
    isGroup(it)
      ? { isNot: it.isNot, any: await Promise.all(it.any.map(condition)) }
      : condition(it);
  return Promise.all(readWhere(text ?? "").where.map(part));
}

/** What the taxonomy knows by a word. */
async function foundBy(field: Field, { text, by }: Value): Promise<string[] | undefined> {
  if (field.is === "certificate") {
    const { certificatesMeant } = await import("@/modules/knowledge/analysis");
    return [...certificatesMeant(text)];
  }
  if (field.is === "skill") {
    const { relativesOf, skillNamed } = await import("@/modules/knowledge/analysis");
    const id = skillNamed(text)?.id ?? text;
    return by === "related" ? [id, ...relativesOf(id)] : [id];
  }
  return field.is === "language" ? atLeast(field.levels, by) : undefined;
}

const atLeast = (levels: readonly string[], least: string | undefined) =>
  least === undefined ? undefined : levels.slice(levels.indexOf(least));

type Plain = Pick<AskedValue, "text" | "on" | "from" | "to">;

function plainly(field: Field, { text, by, on }: Value, today: string): Partial<Plain> {
  if (field.is === "days") {
    const { from, to } = daysIn(text, today) ?? nowhere;
    return { from, to: to && addDays(to, 1) };
  }
  if (field.is === "numbers") return numbers(text, "number", 1);
  if (field.is === "money") return numbers(text, "euros", yearlyEuros(field.perYear, by));
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
