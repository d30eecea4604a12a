import { z } from "zod";
import { countries, toSpecification } from "@/modules/knowledge/countries/rules";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { PersonName } from "@/modules/records/core/model";
import { rangeIn } from "@/modules/records/core/rules";
import { normalTag } from "@/modules/records/tags/rules";
import {
  type Condition,
  conditionsIn,
  dayIn,
  daysIn,
  type Field,
  type Fields,
  longestLine,
  longestWhere,
  nothing,
  readWhere,
  type Value,
  writeWhere,
} from "./rules";

/** What of a list is asked for, in the language of conditions; it is answered in its one way of writing. */
export const whereFilter = (fields: Fields) =>
  z
    .string()
    .max(longestWhere)
    .transform((text, said) => {
      const message = refused(fields, text);
      if (message === null) return writeWhere(readWhere(text).where) || undefined;
      said.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional()
    .meta({ description: described(fields) });

/** The language for those who write programs: how conditions are put together, and each field of this list with an example. */
const described = (fields: Fields): string =>
  `Conditions with ; between, all of which have to hold: field:value, field:a|b for any of the values, -field:value for none of them, (field:a or other:b) for one of several. Signs of the language within a value are percent-encoded.\n\n${Object.entries(
    fields,
  )
    .map(([key, field]) => `- ${key}: ${exampleOf(field)}${field.canBeNone ? `; ${nothing}` : ""}`)
    .join("\n")}`;

function exampleOf(field: Field): string {
  if (field.is === "choice") return `one of ${field.values.join(" ")}`;
  if (field.is === "certificate")
    return field.hasNoDay ? "vca-vol" : "vca-vol@2026-12-01 (valid on that day)";
  return examples[field.is];
}

const examples: Record<Exclude<Is, "choice" | "certificate">, string> = {
  country: "NL",
  skill: "ups-systems~related",
  place: "Frankfurt~50 (kilometres)",
  days: "2026-12-01..2026-12-31, ..4w or -90d..",
  numbers: "5..10, 5.. or ..10",
  money: "..45~EUR/hour",
  language: "de~b2",
  yes: "yes or no",
  tag: "a tag",
  name: "a company's name",
  person: "the id of a user",
};

/** Names a condition by its place: its words are never repeated. */
function refused(fields: Fields, text: string): string | null {
  const { where, wrong } = readWhere(text);
  if (wrong !== null) return sentenceOf(wrong, "form");
  for (const [at, part] of where.entries()) {
    const refusals = conditionsIn([part]).map((it) => refusalOf(fields, it));
    const first = refusals.find((it) => it !== null);
    if (first) return sentenceOf(at + 1, first);
  }
  return null;
}

function sentenceOf(place: number, why: "form" | "field" | "value"): string {
  const sentence = {
    form: `Condition ${place} cannot be read.`,
    field: `Condition ${place} asks for a field that this list does not have.`,
    value: `Condition ${place} has a value that cannot be read.`,
  };
  return sentence[why];
}

/** Where days are counted from does not matter to whether they are written well. */
const anyDay = "2026-01-01";
const longestText = 120;

type Is = Field["is"];
type Check<Kind extends Is> = (value: Value, field: Extract<Field, { is: Kind }>) => boolean;

const isPlain = ({ by, on }: Value) => by === undefined && on === undefined;
const isId = (text: string) => /^[a-z\d][a-z\d.+-]{0,59}$/.test(text);
const spoken: readonly string[] = countries.map(toSpecification);

const checks: { [Kind in Is]: Check<Kind> } = {
  choice: (it, { values }) => isPlain(it) && values.includes(it.text),
  country: (it) => isPlain(it) && (spoken.includes(it.text) || /^[A-Z]{2}$/.test(it.text)),
  certificate: ({ text, by, on }) =>
    isId(text) && by === undefined && (on === undefined || dayIn(on, anyDay) !== null),
  skill: ({ text, by, on }) =>
    isId(text) && on === undefined && (by === undefined || by === "related"),
  place: ({ text, by, on }, { most }) =>
    text.length <= longestText && on === undefined && (by === undefined || isUpTo(by, most)),
  days: (it) => isPlain(it) && daysIn(it.text, anyDay) !== null,
  numbers: (it) => isPlain(it) && rangeIn(it.text, "number") !== null,
  money: ({ text, by, on }, { perYear }) =>
    on === undefined && isPayUnit(by, perYear) && rangeIn(text, "euros") !== null,
  language: ({ text, by, on }, { levels }) =>
    /^[a-z]{2}$/.test(text) && on === undefined && (by === undefined || levels.includes(by)),
  yes: ({ text, by, on }, { hasDay }) =>
    /^(?:yes|no)$/.test(text) &&
    by === undefined &&
    (on === undefined || (!!hasDay && dayIn(on, anyDay) !== null)),
  tag: (it) => isPlain(it) && it.text.length <= longestText && normalTag(it.text) !== "",
  name: (it) => isPlain(it) && it.text.length <= longestText,
  person: (it) => isPlain(it) && /^[\da-f-]{36}$/.test(it.text),
};

const isUpTo = (text: string, most: number) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most;

function isPayUnit(by: string | undefined, perYear: Readonly<Record<string, number>>): boolean {
  const [currency = "", period = ""] = by?.split("/") ?? [];
  return Object.hasOwn(referenceRates.perEuro, currency) && Object.hasOwn(perYear, period);
}

/** Whether a value is written as its field takes values. */
function isValue(field: Field, value: Value): boolean {
  if (field.canBeNone && value.text === nothing) return isPlain(value);
  const check = checks[field.is] as Check<Is>;
  return check(value, field as never);
}

type Refusal = "field" | "value" | null;

/** What is wrong with a condition, for a list that has these fields. */
function refusalOf(fields: Fields, { key, values }: Condition): Refusal {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!field) return "field";
  return values.every((value) => isValue(field, value)) ? null : "value";
}

/** How many records have each value of a field, the most frequent first. */
export const Facets = z.object({
  values: z.array(
    z.object({
      value: z.string(),
      /** Of the taxonomy, or of a colleague. */ name: PersonName.nullable(),
      count: z.number().int(),
    }),
  ),
  /** Only the newest were counted. */
  isCapped: z.boolean(),
});
export type Facets = z.infer<typeof Facets>;

export const ReadingQuery = z.object({
  text: z.string().max(longestLine),
  /** The fields that the list can be asked, with commas between. */
  keys: z.string().max(400),
});
export type ReadingQuery = z.infer<typeof ReadingQuery>;

/** A typed line as conditions of a list. */
export const Reading = z.object({
  where: z.string(),
  /** What is left to search for. */
  rest: z.string(),
  /** Single conditions that the beginning of a word may mean. */
  offers: z.array(z.string()),
});
export type Reading = z.infer<typeof Reading>;

/** Ids with commas between. */
const ids = z.string().max(2000).default("");
export const NamesQuery = z.object({ certificates: ids, skills: ids, people: ids });
export type NamesQuery = z.infer<typeof NamesQuery>;

/** What the taxonomy calls the values of conditions. */
export const Names = z.object({
  certificates: z.record(z.string(), z.string()),
  skills: z.record(z.string(), z.string()),
  people: z.record(z.string(), PersonName),
});
export type Names = z.infer<typeof Names>;
