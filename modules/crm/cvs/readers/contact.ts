import type { Cv, Found } from "./found";

/** Where and how a person is reached: what a CV says first is about the person, later about referees. */
export const contactIn = (cv: Cv): Found[] =>
  [emailIn(cv), phoneIn(cv), linkedinIn(cv)].flatMap((it) => it ?? []);

/** The text with every address, number and page of a person blotted out, each letter where it was. */
export function withoutContacts(text: string): string {
  const everything = [
    /\S+@\S+/g,
    /(?:https?:|www\.|linkedin\.com)\S*/gi,
    /\d{8,}/g,
    number,
    labelled,
  ];
  return everything.reduce((left, one) => {
    const all = one.global ? one : new RegExp(one.source, `${one.flags}g`);
    return left.replaceAll(all, (found) =>
      isPeriod(found) ? found : found.replaceAll(/\S/g, "•"),
    );
  }, text);
}

function emailIn({ text }: Cv): Found | null {
  const found = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text);
  return (
    found && at(found.index, found[0].length, { field: "email", value: found[0].toLowerCase() })
  );
}

/** A narrow column breaks the address at a hyphen, or before the name. */
const linkedinPage =
  /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/\n?((?:[\w%.-]*-\n)?[\w%.-]*[\w%])/i;

function linkedinIn({ text }: Cv): Found | null {
  const found = linkedinPage.exec(text);
  const value = `https://www.linkedin.com/in/${found?.[1]?.replace("\n", "") ?? ""}`;
  return found && at(found.index, found[0].length, { field: "linkedin", value });
}

const number = /(?:(?:\(?\+|\b00)\d{1,3}[\s().\/-]*(?:\(0\))?|\(?\b0)\d[\d\s().\/-]{5,16}\d/g;
const years = /\b(?:19|20)\d{2}\b/g;

/** Months and years, which look like a number with a nought in front. */
const isPeriod = (said: string) =>
  (said.match(years) ?? []).length > 0 && /^\d{1,2}[./]/.test(said.trim());

function phoneIn({ text }: Cv): Found | null {
  for (const found of text.matchAll(number)) {
    const [first = ""] = found[0].split("\n");
    const digits = first.replaceAll(/\D/g, "");
    if (digits.length < 9 || digits.length > 15 || isPeriod(first)) continue;
    const value = first.trim();
    return at(found.index + first.search(/\S/), value.length, { field: "phone", value });
  }
  return labelledPhone(text);
}

/** Where numbers begin without a nought, as in Denmark, Norway, Poland or Spain, only their label tells them. */
const labelled =
  /(?<!\p{L})(?:tel|tlf|tlm|tfn|telefon\p{L}*|phone|mob|mobil\p{L}*|gsm|m[óo]vil|telem[óo]vel|cell\p{L}*|kom[óo]rk\p{L}*|puh(?:elin)?|τηλ\p{L}*|тел\p{L}*)\.?\s*(?:nr\.?)?\s*[:.|]?\s*([1-9][\d \t./-]{6,16}\d)(?!\d)/iu;

function labelledPhone(text: string): Found | null {
  const found = labelled.exec(text);
  const value = found?.[1]?.trim() ?? "";
  const digits = value.replaceAll(/\D/g, "").length;
  if (!found || digits < 8 || digits > 12) return null;
  return at(found.index + found[0].lastIndexOf(value), value.length, { field: "phone", value });
}

type Said = Pick<Found, "field" | "value">;

const at = (start: number, length: number, said: Said): Found => ({
  ...said,
  start,
  end: start + length,
});
