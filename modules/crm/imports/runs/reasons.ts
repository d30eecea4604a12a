import type { ProblemCode } from "../rules";

const words: Record<ProblemCode | "left-out" | "sum", string> = {
  required: "is missing",
  "no-at": "has no @",
  email: "is no email address",
  rounded: "was rounded by a spreadsheet and lost digits",
  "too-long": "is too long",
  number: "is not a number",
  range: "is out of range",
  date: "is not a date",
  unknown: "has a value that was not mapped",
  until: "needs a reason and a review date",
  invalid: "can't be read",
  "left-out": "Left out in the import",
  sum: "Adds up other rows and is nobody",
};

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** `payAmount: number; lastName: required`, as it is kept, in words: `Pay amount is not a number; last name is missing`. */
export const reasonInWords = (kept: string | null): string =>
  (kept ?? "")
    .split("; ")
    .map((part) => {
      const [name = "", code] = part.split(": ");
      if (code === undefined) return isKnown(name) ? words[name] : part;
      return isKnown(code) ? `${spaced(name)} ${words[code]}` : part;
    })
    .join("; ");

const spaced = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
