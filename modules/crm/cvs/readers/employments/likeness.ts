import { readPlaces } from "@/modules/knowledge/normalise";
import { isJobTitle } from "../headline";

export const company =
  /(?:^|[\s,.])(?:b\.?v\.?|n\.?v\.?|gmbh|mbh|ag|kg|ohg|se|ltd|limited|llp|llc|plc|inc|corp|co|s\.?a\.?s?|sasu|e[iu]rl|sarl|sprl|scrl|srlu?|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?l|lda|sp\. ?z ?o\. ?o|s\.?r\.?o|a\.?s|a\/s|aps|ab|oy|oyj|kft|zrt|nyrt|ood|eood|ead|d\.? ?o\.? ?o|d\.? ?d|uab|sia|oü|bvba|vof|group|groep|holding)\.?$/i;

const person =
  /engineer(?!ing)|monteur|technic(?:us|ian|ien)|techniker|technik\b|mechanic|electrician|elektri(?:cien|ker)|elektroniker|mechatroniker|elektrik|manager|leiter|leider|supervisor|operator|técnico|tecnico|técnica|tecnica|ingenier|ingegner|engenheir|inżynier|inženýr|ingénieur|ingenieur|frigorist|installat(?:eur|ör)|responsab|chargé|kierownik|vedoucí|jefe|jefa|chefe|ledare|steller|monter|elektromont|ηλεκτρολόγ|τεχνικ|villanyszerel|szerelő|montør|montør|ingenjör|ingeniør|insinööri|asentaja|eletricista|electricista|elettricista|(?<!\p{L})(?:driver|chauffeur|welder|lasser|fitter|plumber|foreman|planner|tekenaar|zeichner|dessinateur|uitvoerder|werkvoorbereider|coordinator|coördinator|koordinator|consultant|analyst|inspect(?:or|eur)|technik(?:er)?|leerling|apprentice|azubi|becari[oa]|kälteanlagenbauer|draughtsman|drafter|voorman|polier|capocantiere|capataz|brygadzista|elektryk|elektrikář|schwei(?:ß|ss)er|schlosser|spawacz|saldatore|soldador|soudeur|sveiser|svetsare|electricien|électricien|electricistă)(?!\p{L})/iu;

const sureFrom = 0.5;

/** A town, or a country alone. */
export const isPlace = (line: string): boolean =>
  !company.test(line) &&
  readPlaces(line).some((it) => (it.city || it.country) && it.confidence >= sureFrom);

/** How much a line is like a title: whoever does something is one, a trade may be part of a company's name. */
export function likeness(line: string): number {
  if (called.test(line) || company.test(line.trim())) return -2;
  if (person.test(line)) return 2;
  // "Siemens S.p.A. – Milano": how it is incorporated need not stand at the end.
  if (line.split(/\s*[,(|]\s*|\s[–—-]\s/).some((it) => company.test(it))) return -2;
  return isJobTitle(line) ? 1 : 0;
}

/** "Firma Muster" says itself which one it is. */
export const called = /^(?:firma|fa\.|ditta|firm)\s+(?=\p{Lu})/iu;
