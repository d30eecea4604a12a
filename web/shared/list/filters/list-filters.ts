import { countries, toSpecification } from "@/modules/knowledge/countries/rules";
import { keysIn, rangeIn, type Ranges, type RangeUnit } from "@/modules/records/core/rules";
import type { TextName } from "@/web/locales";
import type { ConditionConfig } from "../conditions/condition-config";

/** The path of a text: "candidates.filters.role". */
export type TextPath = `${TextName}.${string}`;

type Named = {
  /** What it is called; `filters.<key>` of the list's texts unless said. */
  label?: TextPath;
  /** Its key in the address, where that is not the API's. */
  address?: string;
  /** In sight as a strip or a select; "own" is drawn by the page, "none" is only ever asked for by an address. */
  place?: "strip" | "select" | "own" | "none";
  /** What its chip says instead of the value; without one (`false`) it stands in sight by itself. */
  chip?: TextPath | false;
  /** What the API is asked for where nothing is chosen. */
  defaultValue?: string;
};

type Choice<Value> = {
  is: "choice";
  values: readonly Value[];
  /** Where the names of the values stand, or the names themselves. */
  names: TextPath | Readonly<Record<string, string>>;
  /** What the choice of none is called; without one the usual value is a choice like the others. */
  any?: TextPath;
};

type Sort<Value> = { is: "sort"; values: readonly Value[]; defaultValue: Value; prefix?: string };

type Kind<Value> =
  | Choice<Value>
  | Sort<Value>
  | { is: "text" | "tags" | "yes" | "day" }
  /** A whole number, which means something only beside another filter. */
  | { is: "number"; upTo: number; beside: string }
  /** As the specification writes countries, unless the API takes them by ISO 3166. */
  | { is: "country"; any: TextPath; isIso?: boolean }
  | { is: "range"; unit: RangeUnit; hint?: TextPath };

/** How a list may be narrowed by one thing, as data: from it come address, question, chip and field. */
export type Filter<Value = string> = Named & Kind<Value>;

type Item<Value> = Extract<Value extends readonly (infer One)[] ? One : Value, string>;
type FiltersOf<Query> = {
  readonly [Key in Exclude<keyof Query, "cursor" | "limit">]-?: Filter<
    Item<NonNullable<Query[Key]>>
  >;
};

type ValueOf<Declared> = Declared extends { values: readonly (infer Value)[] }
  ? Value
  : Declared extends { is: "yes" }
    ? "yes"
    : string;
type QueryOf<Declared> = { [Key in keyof Declared]?: ValueOf<Declared[Key]> | undefined };

type Values = Readonly<Partial<Record<string, string>>>;

/** The declared filters of any list, for the components that draw them. */
export type ListFilters<Asked = Values> = {
  texts: TextName;
  filters: Readonly<Record<string, Filter>>;
  /** The keys of its address. */
  keys: readonly string[];
  /** The filter an address asks for; what it asks for in words nobody knows is left out. */
  queryOf: (address: Values) => Asked;
  /** The conditions that its list can be narrowed by beside these filters. */
  asks?: ConditionConfig;
};

/** The query type of a declared list. */
export type AskedBy<Listed> = Listed extends { queryOf: (address: Values) => infer Asked }
  ? Asked
  : never;

/** Rows per further page: the most that every list answers, so that row 5,000 takes 25 requests and not 100. */
const furtherPage = 200;

/** Rows of the first page, and of each further one. */
type Lengths = { first: number; further: number };

/** A call of the API that reads a page of a list. */
type Call = (options: { query: never }) => unknown;
type QuestionOf<Get extends Call> = Parameters<Get>[0]["query"];

/**
 * Declares the filters of a list by the call that reads it, `typeof api.clients.get`: each field of its query, which is
 * the module's own model, needs one, but for those that the screen does not offer. In the order of fields and chips.
 */
export const listFilters =
  <Get extends Call, Unoffered extends string = never, Query = QuestionOf<Get>>() =>
  <const Declared extends FiltersOf<Omit<Query, Unoffered>>>(
    texts: TextName,
    lengths: number | Lengths,
    declared: Declared,
  ) => {
    const { first, further } = lengthsOf(lengths);
    const filters: Readonly<Record<string, Filter>> = declared;
    const chosen = (query: Values, isOrdered: boolean) =>
      Object.entries(filters)
        .filter(([, { is }]) => isOrdered || is !== "sort")
        .map(([key, { defaultValue }]): [string, string | undefined] => [
          key,
          query[key] ?? defaultValue,
        ]);
    return {
      texts,
      filters,
      keys: Object.entries(filters).map(([key, { address }]) => address ?? key),
      queryOf: (address: Values) => queryIn(filters, address) as QueryOf<Declared>,
      /** The question without order and page: what counts and figures are asked by. */
      filterOf: (query: QueryOf<Declared>) =>
        filled(chosen(query, false)) as Omit<Query, "sort" | "cursor" | "limit">,
      /** The question of one page, in words: from the address of a request the server reads what they are. */
      pageQuery: (query: QueryOf<Declared>, cursor = "", length = cursor ? further : first) =>
        filled([...chosen(query, true), ["limit", `${length}`], ["cursor", cursor]]) as Query,
    };
  };

const lengthsOf = (lengths: number | Lengths): Lengths =>
  typeof lengths === "number"
    ? { first: lengths, further: Math.max(lengths, furtherPage) }
    : lengths;

type RangeFilter = { is: "range"; unit: RangeUnit; hint?: TextPath };

/** The ranges of a list, each with what has to be known of how it compares. */
export function rangeFilters<Known extends Ranges>(
  known: Known,
  hints: { [Key in keyof Known]?: TextPath } = {},
) {
  const filters: Partial<Record<keyof Known, RangeFilter>> = {};
  for (const key of keysIn(known)) {
    const hint = hints[key];
    filters[key] = { is: "range", unit: known[key] ?? "number", ...(hint && { hint }) };
  }
  return filters as Record<keyof Known, RangeFilter>;
}

/** What the lists of all kinds of records can be narrowed by, before their own filters and after them. */
export const searchFilter = { is: "text", label: "records.filters.search" } as const;
export const attachedFilters = {
  tag: { is: "tags", label: "records.tags.one" },
  archived: { is: "yes", label: "records.filters.archived", defaultValue: "no" },
} as const;

function queryIn(filters: Readonly<Record<string, Filter>>, address: Values): Values {
  return filled(
    Object.entries(filters).map(([key, filter]) => {
      const text = address[filter.address ?? key] ?? "";
      return [key, isUnderstood(filter, text, address) ? text : undefined];
    }),
  );
}

function isUnderstood(filter: Filter, text: string, beside: Values): boolean {
  if (filter.is === "choice" || filter.is === "sort") return filter.values.includes(text);
  if (filter.is === "country") return countriesOf(filter).includes(text);
  if (filter.is === "yes") return text === "yes";
  if (filter.is === "day") return /^\d{4}-\d\d-\d\d$/.test(text);
  if (filter.is === "range") return rangeIn(text, filter.unit) !== null;
  if (filter.is !== "number") return true;
  return !!beside[filter.beside] && /^[1-9]\d*$/.test(text) && Number(text) <= filter.upTo;
}

export const countriesOf = (filter: Filter): readonly string[] =>
  filter.is === "country" && filter.isIso ? countries : countries.map(toSpecification);

const filled = (entries: [key: string, value: string | undefined][]): Values =>
  Object.fromEntries(entries.filter(([, value]) => value));
