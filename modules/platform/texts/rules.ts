/** Signs that turn the direction of what follows, so that a text reads otherwise than it is. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** What begins a new line, and tabs. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const control = /\p{Cc}/gu;

/** A name, a title, an address: nothing in it begins a new line, controls a program or turns what is read. */
export const oneLine = (text: string): string =>
  text.replaceAll(breaks, " ").replaceAll(control, "").replaceAll(turning, "");

/** Text of several lines, which may hold new lines and tabs and nothing else that is not read. */
export const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(turning, "");

/** Whether a telephone could ring: 6 to 15 digits (E.164), written as people write them, an extension behind them. */
export function isPhone(text: string): boolean {
  const [number = "", ...more] = text.split(/(?:ext\.?|x|#|;ext=)\s*(?=\d{1,6}$)/i);
  const digits = number.replaceAll(/\D/g, "").length;
  return (
    more.length <= 1 &&
    /^\+?[\d\s().\/\u2010-\u2015-]+$/.test(number.trim()) &&
    digits >= 6 &&
    digits <= 15
  );
}

/** What zod tells of a value that it does not take, as far as it is looked at here. */
type Issue = {
  code?: string;
  input?: unknown;
  expected?: string;
  format?: string;
  origin?: string;
  values?: readonly unknown[];
  /** What the field may say that tells the forms of a union apart. */
  options?: readonly unknown[];
  /** Whether the bound itself is taken. */
  inclusive?: boolean;
  minimum?: number | bigint;
  maximum?: number | bigint;
};

const kinds: Record<string, string> = {
  string: "Enter a text.",
  number: "Enter a number.",
  int: "Enter a whole number.",
  boolean: "Choose yes or no.",
  array: "Give a list.",
  object: "Give an object with its fields.",
  record: "Give an object with its fields.",
};

const forms: Record<string, string> = {
  email: "Enter an email address, such as name@company.com.",
  url: "Enter an address that starts with https://.",
  uuid: "Enter an ID as shown in the product.",
  date: "Enter a date, such as 2026-01-31.",
  datetime: "Enter a date and time, such as 2026-01-31T09:30:00Z.",
};

/** Why a field was not taken and what to do, in the words of a person; nothing where the model has its own or zod's must do. */
export function fieldSentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      // What is missing is told by its name, which only the whole refusal knows.
      return issue.input === undefined ? undefined : kinds[issue.expected ?? ""];
    case "invalid_format":
      return forms[issue.format ?? ""] ?? "This is not in the expected format.";
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return oneOf(issue.options);
    case "too_big":
      if (issue.inclusive === false) return `Less than ${Number(issue.maximum)}.`;
      return most(issue.origin ?? "", Number(issue.maximum));
    case "too_small":
      if (issue.inclusive === false) return `More than ${Number(issue.minimum)}.`;
      return least(issue.origin ?? "", Number(issue.minimum));
    default:
      return undefined;
  }
}

/** An empty text is no choice that could be named. */
function oneOf(values: readonly unknown[] = []): string | undefined {
  const named = values.filter((it) => it !== "");
  return named.length > 0 ? `Choose one of: ${named.join(", ")}.` : undefined;
}

/** That a field is needed, where nothing was given; what was given and is wrong is told as `fieldSentence` tells it. */
export const requiredSentence = ({ input }: Issue): string | undefined =>
  input === undefined || input === null || input === "" || Number.isNaN(input)
    ? "Required"
    : undefined;

function most(origin: string, count: number): string | undefined {
  if (origin === "string") return `At most ${count} characters.`;
  if (origin === "array") return `At most ${count} entries.`;
  return isNumber(origin) ? `At most ${count}.` : undefined;
}

function least(origin: string, count: number): string | undefined {
  if (origin === "string") return count === 1 ? "Required" : `At least ${count} characters.`;
  if (origin === "array")
    return count === 1 ? "Choose at least one." : `At least ${count} entries.`;
  return isNumber(origin) ? `At least ${count}.` : undefined;
}

const isNumber = (origin: string): boolean => origin === "number" || origin === "int";

/** Particles that the first word of a last name alone has: van, von. */
export const germanicParticles =
  "van der den het ter ten te von zu zum zur vom bin ibn op in af av 't".split(" ");
const romanceParticles = "de du des di da das do dos del della dalla la le lo el al".split(" ");
const particles = new Set([...germanicParticles, ...romanceParticles]);

/** Whether a word belongs to the last name behind it: van, de la. */
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());
