import { type Range, rangeIn } from "@/modules/records/core/rules";
import { dayCounted } from "@/src/calendar";

/** One value of a condition with what belongs to it: `vca-basis@2026-12-01`, `Frankfurt~50`. */
export type Value = { text: string; by?: string; on?: string };
/** Any of its values is enough; with `isNot` none of them may hold. */
export type Condition = { key: string; isNot: boolean; values: Value[] };
/** Conditions of which one is enough. */
export type Group = { isNot: boolean; any: Condition[] };
export type Part = Condition | Group;
/** What a list is narrowed by: all of the parts have to hold. */
export type Where = Part[];

export const longestWhere = 1000;
export const longestLine = 200;
export const mostParts = 20;
/** Values of a condition, conditions of a group. */
export const mostOfOne = 20;
/** Kilometres; farther away nothing is near. */
export const mostDistance = 500;
/** Stands for records of which the field is not known. */
export const nothing = "none";

export const isGroup = (part: Part): part is Group => "any" in part;
export const conditionsIn = (where: readonly Part[]): Condition[] =>
  where.flatMap((part) => (isGroup(part) ? part.any : [part]));

/** The parts that could be read, and the place of the first that could not, counted from 1. */
export type Read = { where: Where; wrong: number | null };

/** `holds:vca|hv;-tag:resting;(skill:ups-systems or near:Frankfurt~50)`; an empty text asks for nothing. */
export function readWhere(text: string): Read {
  const written = text.trim() === "" ? [] : text.split(";");
  const parts = written.map(partOf);
  const wrong = parts.findIndex((part, at) => part === null || at >= mostParts);
  return {
    where: parts.filter((part) => part !== null).slice(0, mostParts),
    wrong: wrong < 0 ? null : wrong + 1,
  };
}

/** The one way in which an address writes it. */
export const writeWhere = (where: Where): string => where.map(written).join(";");

function partOf(text: string): Part | null {
  const { isNot, rest } = signed(text.trim());
  if (!rest.startsWith("(")) return conditionOf(text.trim());
  if (!rest.endsWith(")")) return null;
  const any = rest.slice(1, -1).split(/ or /i).map(conditionOf);
  if (any.length > mostOfOne) return null;
  return any.every((it) => it !== null) ? { isNot, any } : null;
}

function signed(text: string) {
  const isNot = text.startsWith("-");
  return { isNot, rest: isNot ? text.slice(1) : text };
}

function conditionOf(text: string): Condition | null {
  const { isNot, rest } = signed(text.trim());
  const [, key, said] = /^([a-z][A-Za-z]{0,29}):(.+)$/s.exec(rest) ?? [];
  if (key === undefined || said === undefined) return null;
  const values = said.split("|").map(valueOf);
  if (values.length > mostOfOne) return null;
  return values.every((it) => it !== null) ? { key, isNot, values } : null;
}

function valueOf(text: string): Value | null {
  const [, said = "", by, on] = /^([^~@()]+)(?:~([^~@()]+))?(?:@([^~@()]+))?$/s.exec(text) ?? [];
  const spoken = [said, by, on].map((it) => it && decoded(it));
  const [plain, plainBy, plainOn] = spoken;
  if (!plain?.trim() || spoken.includes(null as never)) return null;
  return { text: plain, ...(plainBy && { by: plainBy }), ...(plainOn && { on: plainOn }) };
}

/** Null where a percent sign begins nothing that is encoded. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}

const written = (part: Part): string =>
  isGroup(part)
    ? `${sign(part)}(${part.any.map(conditionText).join(" or ")})`
    : conditionText(part);

const sign = ({ isNot }: { isNot: boolean }) => (isNot ? "-" : "");

const conditionText = (it: Condition): string =>
  `${sign(it)}${it.key}:${it.values.map(valueText).join("|")}`;

const valueText = ({ text, by, on }: Value): string =>
  escaped(text) + (by === undefined ? "" : `~${escaped(by)}`) + (on ? `@${escaped(on)}` : "");

/** Signs of the language itself, spaces at an end, and the word that stands between conditions of a group. */
const escaped = (text: string): string =>
  text.replaceAll(/[%;|()~@]|^\s+|\s+$/g, encoded).replaceAll(/ or /gi, (it) => encoded(it));

const encoded = (signs: string): string =>
  [...new TextEncoder().encode(signs)]
    .map((byte) => (/[\w]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte)))
    .join("");
const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** A field by which a list can be asked, as its module declares it. */
export type Field = { canBeNone?: true } & (
  | { is: "choice"; values: readonly string[] }
  /** As the specification writes countries. */
  | { is: "country" }
  /** Ids of the taxonomy, or what several certificates are called; `@` a day on which they are valid. */
  | { is: "certificate"; hasNoDay?: true }
  /** Ids of the taxonomy; `~related` counts those that are akin. */
  | { is: "skill" }
  /** A town; `~` so many kilometres around it. */
  | { is: "place"; most: number }
  /** A range of days; its ends may be counted from today: `..4w`, `-90d..`. */
  | { is: "days" }
  | { is: "numbers" }
  /** A range; `~` currency and period: `..45~EUR/hour`. How often a year has each of the periods. */
  | { is: "money"; perYear: Readonly<Record<string, number>> }
  /** ISO 639-1; `~` the least level. */
  | { is: "language"; levels: readonly string[] }
  /** `yes` or `no`; `@` a day where that matters. */
  | { is: "yes"; hasDay?: true }
  | { is: "tag" }
  /** What a company is called, however its name is written. */
  | { is: "name" }
  /** The id of a user. */
  | { is: "person" }
);
export type Fields = Readonly<Record<string, Field>>;

/** A day of the calendar, or one counted from today. */
export function dayIn(text: string, today: string): string | null {
  const range = daysIn(text, today);
  return range?.from && range.from === range.to ? range.from : null;
}

/** A range of days whose ends may be counted from today: `..4w`, `-90d..today`. */
export function daysIn(text: string, today: string): Range | null {
  const ends = text.split("..").map((end) => dayCounted(end, today) ?? end);
  return ends.length > 2 ? null : rangeIn(ends.join(".."), "day");
}

/** Whether what is asked means something else tomorrow. */
export const isCounted = (text: string): boolean =>
  text.split("..").some((end) => dayCounted(end, "2026-01-01") !== null);

const countedKinds = [
  "choice",
  "country",
  "certificate",
  "skill",
  "language",
  "tag",
  "name",
  "person",
] as const;
type CountedKind = (typeof countedKinds)[number];
/** The fields whose values are counted where one chooses among them. */
export type CountedIn<Known extends Fields> = {
  [Key in keyof Known]: Known[Key] extends { is: CountedKind } ? Key : never;
}[keyof Known] &
  string;

export const countedIn = <Known extends Fields>(fields: Known) =>
  Object.entries(fields).flatMap(([key, { is }]) =>
    countedKinds.some((kind) => kind === is) ? [key as CountedIn<Known>] : [],
  );
