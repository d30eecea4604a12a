import type { Cv, Found } from "./found";

/** Where and how a person is reached: what a CV says first is about the person, later about referees. */
export const contactIn = (cv: Cv): Found[] =>
  [emailIn(cv), phoneIn(cv), linkedinIn(cv)].flatMap((it) => it ?? []);

function emailIn({ text }: Cv): Found | null {
  const found = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text);
  return found && at("email", found[0].toLowerCase(), found.index, found[0].length);
}

function linkedinIn({ text }: Cv): Found | null {
  const found = /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\w%.-]*[\w%])/i.exec(
    text,
  );
  const address = `https://www.linkedin.com/in/${found?.[1] ?? ""}`;
  return found && at("linkedin", address, found.index, found[0].length);
}

const number = /(?:(?:\+|\b00)\d{1,3}[\s().\/-]*(?:\(0\))?|\(?\b0)\d[\d\s().\/-]{5,16}\d/g;
const years = /\b(?:19|20)\d{2}\b/g;

function phoneIn({ text }: Cv): Found | null {
  for (const found of text.matchAll(number)) {
    const [first = ""] = found[0].split("\n");
    const digits = first.replaceAll(/\D/g, "");
    const isPeriod = (first.match(years) ?? []).length > 0 && /^\d{1,2}[./]/.test(first.trim());
    if (digits.length < 9 || digits.length > 15 || isPeriod) continue;
    return at("phone", first.trim(), found.index + first.search(/\S/), first.trim().length);
  }
  return null;
}

const at = (field: Found["field"], value: string, start: number, length: number): Found => ({
  field,
  value,
  start,
  end: start + length,
});
