import { type Cv, headingOf } from "../found";

/** An address of a house and of nobody. */
export const office =
  /^(?:info|jobs?|cvs?|office|recruit\w*|vacatures?|bewerbung\w*|hr|sales|werving)@/i;
const referees =
  /(?<!\p{L})(?:referen(?:ces?|ties?|zen|cje|cias?|ser|cer|ze)|réf[ée]rences?|referees?|referências?|aangeboden door|contactpersoon|ansprechpartner\p{L}*|prepared by|presented by)(?!\p{L})/iu;

/** Lines that name whoever else can be asked: a referee, all below such a heading, an agency's head. */
export function ofOthers(lines: Cv["lines"]): { start: number; end: number }[] {
  let isBelow = false;
  return lines.flatMap(({ text, start }) => {
    const isHead = referees.test(text);
    if (isHead) isBelow = /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(text);
    else if (headingOf(text)) isBelow = false;
    const isOffice = text.split(/\s/).some((it) => office.test(it)) && !/^\W*e-?mail/i.test(text);
    return isHead || isBelow || isOffice ? [{ start, end: start + text.length }] : [];
  });
}
