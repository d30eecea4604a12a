import { fold } from "@/modules/knowledge/language";
import { lexicon } from "../lexicon/lexicon";
import { personOf } from "./neutral-heads";

/** Words for a datacenter and its rooms that are written together with a function, as patterns of folded text. */
const workplaces =
  "datacent(?:er|re)|datasent(?:er|re)|datacentral|rekencentrum|datakeskus|konesali|serverr(?:aum|uimte|uim|um|om)";
/** Those that are linked by an "s"; "Datacenterspecialist" is none of them. */
const linkedWorkplaces = "(?:daten|rechen)zentrum|(?:data|server|dator)hall";

/** Such a word before a function, with its link; for all in a folded title. */
export const workplaceBefore = new RegExp(
  `(?<!\\p{L})(?:${workplaces}|(?:${linkedWorkplaces})s?)(?=\\p{L}{5})`,
  "gu",
);

const compound = new RegExp(
  `^(?:(?<plain>${workplaces})|(?<linked>${linkedWorkplaces})s?)(?<trade>\\p{L}{5,})$`,
  "u",
);

/**
 * "Rechenzentrumskältetechniker" as "kältetechniker rechenzentrum,", folded: a trade and where it is practised, as titles
 * list them. A compound that is listed itself stays, and so does any other word.
 */
export function apart(word: string): string {
  const folded = fold(word);
  const { plain, linked, trade } = compound.exec(folded)?.groups ?? {};
  const workplace = plain ?? linked;
  if (!workplace || !trade || lexicon().vocabulary.has(folded)) return word;
  return `${trade} ${workplace},`;
}

/** "Service-Techniker" written together, where titles list it so. */
export function joined(said: string, trade: string, end: string): string {
  const whole = `${trade}${end.toLowerCase()}`;
  return lexicon().vocabulary.has(fold(personOf(whole, "de") ?? whole)) ? whole : said;
}
