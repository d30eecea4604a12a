import { and, type Column, or, type SQL, sql } from "drizzle-orm";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import { inRange } from "@/modules/records/core";
import {
  type ResolvedCondition,
  resolveConditions,
  type ResolvedPart,
  type ResolvedValue,
} from "./resolve";
import type { Fields } from "./rules";

/** How a list answers one of its fields: a truth in SQL about the row in question. */
export type ConditionCompiler = (
  values: readonly ResolvedValue[],
  today: string,
) => SQL | undefined;
export type ConditionCompilers<Known> = Readonly<Record<keyof Known & string, ConditionCompiler>>;

/** All the parts as one truth; nothing where nothing is asked for. */
export function compileConditions(
  parts: readonly ResolvedPart[],
  ways: Readonly<Record<string, ConditionCompiler>>,
  today: string,
): SQL | undefined {
  const truthOf = ({ key, isNot, values }: ResolvedCondition) =>
    negatable(ways[key]?.(values, today), isNot);
  const isEnough = (any: ResolvedCondition[]) => or(...any.map(truthOf));
  return and(
    ...parts.map((it) => ("any" in it ? negatable(isEnough(it.any), it.isNot) : truthOf(it))),
  );
}

/** What is not known is not so: where a column is empty, its opposite holds. */
const negatable = (truth: SQL | undefined, isNot: boolean): SQL =>
  isNot ? sql`(${truth ?? never}) is not true` : sql`(${truth ?? never})`;

const never = sql`false`;

/** Values as one list of the database, however many they are. */
export const listOf = (values: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The branches of a `case` that turns names into numbers. */
export const casesOf = (factors: Readonly<Record<string, number>>): SQL =>
  sql.join(
    Object.entries(factors).map(([name, factor]) => sql`when ${name} then ${factor}`),
    sql` `,
  );

export const wordsOf = (values: readonly ResolvedValue[]): string[] =>
  values.flatMap(({ text, isNone }) => (isNone ? [] : [text]));
export const foundOf = (values: readonly ResolvedValue[]): string[] => [
  ...new Set(values.flatMap(({ found = [] }) => found)),
];

const isNone = (values: readonly ResolvedValue[]) => values.some((it) => it.isNone);
const known = (values: readonly ResolvedValue[]) => values.filter((it) => !it.isNone);

/** The column has one of the values. */
export const isOneOf =
  (column: Column | SQL): ConditionCompiler =>
  (values) =>
    or(
      isNone(values) ? sql`${column} is null` : undefined,
      known(values).length > 0 ? sql`${column} in ${listOf(wordsOf(values))}` : undefined,
    );

/** A list within the column has one of the values. */
export const hasOneOf =
  (column: Column | SQL): ConditionCompiler =>
  (values) =>
    or(
      isNone(values) ? sql`${column} = '[]'` : undefined,
      known(values).length > 0
        ? sql`exists (select 1 from json_each(${column}) where value in ${listOf(wordsOf(values))})`
        : undefined,
    );

/** The column lies within one of the ranges. */
export const isBetween =
  (column: Column | SQL): ConditionCompiler =>
  (values) =>
    or(
      isNone(values) ? sql`${column} is null` : undefined,
      ...known(values).map(({ from = null, to = null }) => inRange(column)({ key: "", from, to })),
    );

/** Each of the values is looked at by itself; one is enough. */
export const byEach =
  (way: (value: ResolvedValue) => SQL | undefined, none?: SQL): ConditionCompiler =>
  (values) =>
    or(isNone(values) ? none : undefined, ...known(values).map(way));

/** Yes or no, each on its day. */
export const isSo = (truth: (on: string) => SQL): ConditionCompiler =>
  byEach(({ text, on = "" }) => (text === "yes" ? truth(on) : sql`(${truth(on)}) is not true`));

/** For lists of which nothing has to be looked up: their conditions as one truth. */
export const conditionsBy =
  (fields: Fields, ways: Readonly<Record<string, ConditionCompiler>>) =>
  (where: string | undefined, today: string): SQL | undefined =>
    compileConditions(resolveConditions(fields, where, today), ways, today);

/** The same company, however its name is written. */
export const isNamed = (key: Column | SQL, name: string): SQL =>
  sql`${key} = ${companyKeyOf(name) ?? name.toLowerCase()}`;

/** One company, by the column of its key. */
export const isCompany = (key: Column | SQL, none?: SQL): ConditionCompiler =>
  byEach(({ text }) => isNamed(key, text), none);
