import { anyOf, type Cv, type Found, headingOf, valueAfterLabel } from "./found";
import words from "./words.json";

/** How the names of occupations end or what they hold, in the languages of the agency's countries. */
const job =
  /engineer|technic|techniek|monteur|mechanic|manager|leider|specialist|supervisor|electrici|elektri[ck]|operator|coördinator|coordinator|koordinator|adviseur|architect|architekt|planner|inspect|installat|ingenieur|ingénieur|technik|meister|leiter|fachkraft|responsable|chef d|chargé|conducteur|frigoriste|beheerder|administrator|analyst|consultant|commissioning|lasser|welder|foreman|técnico|tecnico|técnica|tecnica|engenheir|ingenier|ingegner|inżynier|inženýr|elektry[kc]|elektrikář|eletricista|elektrikár|frigorist|manutent|kierownik|vedoucí|jefe|chefe|responsab|tekniker|arbetsledare|mechatroni|elektroniker|projektant|brygadzista|asentaja|insinööri|szerelő|mérnök|tehnician|inginer|техник|инженер|tehničar|tehnik|inženjer|inžinierius|technikas|inženieris|tehniķis|insener|tehnik|μηχανικός|τεχνικός|mécanicien|électricien|chauffeur|uitvoerder|werkvoorbereider|servicem|director|lead\b|montere?k|monter\b|montör|montør|elektromont|χειριστ|ηλεκτρολόγ|elektriker|electricista|elettricista|mecánic|meccanic/i;

export const isJobTitle = (line: string) => job.test(line);

const longest = 90;
const reach = 10;

/** What the person calls their work: where the CV says so, else the first line at its top that names an occupation. */
export function headlineIn(cv: Cv): Found[] {
  const said = valueAfterLabel(cv, anyOf(words.labels.title));
  if (said && said.value.length <= longest) {
    const { value, start } = said;
    return [{ field: "headline", value, start, end: start + value.length }];
  }
  const top = cv.lines.filter(({ text }) => text.trim()).slice(0, reach);
  for (const line of top) {
    if (headingOf(line.text) && line.section === "work") break;
    const value = (line.text.split(/\s[|•·]\s/)[0] ?? "").trim();
    if (!isTitle(value)) continue;
    const start = line.start + line.text.indexOf(value);
    return [{ field: "headline", value, start, end: start + value.length }];
  }
  return [];
}

/** A title is short, no sentence, and holds no address or date. */
const isTitle = (line: string) =>
  line.length <= longest &&
  isJobTitle(line) &&
  !/@|\d{4}|\s\d+$|[.!?]$|[.!?] |:|^(?:bewerbung|application|sollicitatie|candidature)\s/i.test(
    line,
  ) &&
  line.split(" ").length <= 10;
