import { readPlaces } from "@/modules/knowledge/normalise";
import { isJobTitle } from "../headline";
import type { FoundEmployment } from "./told";

export const company =
  /(?:^|[\s,.])(?:b\.?v\.?|n\.?v\.?|gmbh|mbh|ag|kg|ohg|se|ltd|limited|llp|llc|plc|inc|corp|co|s\.?a\.?s?|sarl|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?l|lda|sp\. ?z ?o\. ?o|s\.?r\.?o|a\.?s|a\/s|aps|ab|oy|oyj|kft|zrt|ood|eood|d\.?o\.?o|uab|sia|oü|bvba|vof|group|groep|holding)\.?$/i;

const sureFrom = 0.5;

export const isPlace = (line: string): boolean =>
  !company.test(line) && readPlaces(line).some((it) => it.city && it.confidence >= sureFrom);

/** Brackets hold where and for whom, unless they stand within a name: Equinix (Netherlands) B.V. */
const unbracketed = (text: string): string =>
  text.replaceAll(/\s*\([^()]*\)(?=(.{0,12}))/gu, (brackets: string, behind: string) =>
    company.test(behind.split(/[|,]/)[0]?.trim() ?? "") ? brackets : " ",
  );

/** A comma parts title and employer, but not an employer from how it is incorporated. */
export function partsOf(text: string): string[] {
  const parts = unbracketed(text)
    .split(
      /\s*[|•·;\t]\s*|\s{3,}|\s[–—-]\s|:\s|\s(?:bei|at|bij|chez|presso|hos|te)\s(?:der\s|dem\s|de\s|la\s|het\s|the\s)?|,\s+(?!(?:s\.|inc|ltd|llc|gmbh|b\.?v|n\.?v|lda|llp|plc|a\.s))/i,
    )
    .flatMap(within)
    .map((it) =>
      it
        .replaceAll(/\s+/g, " ")
        .replace(/\s[.]$/, "")
        .replaceAll(/^[\s,.:–—[\]-]+|[\s,:–—[\]-]+$/g, "")
        .trim(),
    );
  return parts.filter((it) => /\p{L}{2}/u.test(it) && !ofClient.test(it) && !isKind.test(it));
}

/** "Jefa de mantenimiento en Electroibérica S.L.": "in" parts them where only the first is a trade; in Dutch it is "and". */
function within(part: string): string[] {
  const [title = "", employer = ""] = part.split(/\s(?:en|em|w|i)\s(?=\p{Lu})/u);
  return employer && likeness(title) > 0 && likeness(employer) <= 0 ? [title, employer] : [part];
}

/** For whom somebody worked, sent there by who employed them. */
const ofClient =
  /^(?:client|end client|customer|klant|eindklant|opdrachtgever|kunde|endkunde|auftraggeber|einsatz|cliente|klient|kund|project|projekt|projet|proyecto|progetto|projeto)\s*[:–-]|^(?:gedetacheerd|uitgezonden|ingeleend|seconded|on assignment|contract(?:ed)? (?:at|to)|entsandt|détachée?|mise? à disposition|desplazad[oa]|distaccat[oa]|oddelegowan\p{L}*)(?!\p{L})/iu;
/** "Monteur bij ASML, via Brunel": the agency employs. */
const agency =
  /(?<!\p{L})(?:via|through|über|tramite|a través de|através de|przez|par (?:l['’]intermédiaire (?:de|d['’]))?)\s*(\p{Lu}.*)$/u;

/** What kind of work it was, which is neither an employer nor a title. */
const isKind =
  /^(?:stage|praktikum|internship|tirocinio|prácticas|staż|estágio|praktik|freelance|zzp|temporary|contract|permanent|full[- ]time|part[- ]time|vollzeit|teilzeit|voltijd|deeltijd|cdi|cdd|intérim)$/i;

type Around = { above: string[]; below: string[] };
export type Who = Pick<FoundEmployment, "employer" | "title" | "isCertain">;

/** Title and employer: on the line of the period, else on those next to it. */
export function whoIn(own: string[], around: Around): Who {
  const beside = around.above.length > 0 ? around.above : around.below.slice(0, 1);
  const sent = [...own, ...beside].flatMap((it) => agency.exec(it)?.[1] ?? []);
  const [by] = sent.map((it) => it.replace(/[\s).,]+$/, ""));
  if (!by) return sideBySide(own, around);
  const rest = own.map((it) => it.replace(agency, "").replace(/[\s(,]+$/, "")).filter(Boolean);
  const { title } = sideBySide(rest, around);
  return { employer: by, title: title && likeness(title) > 0 ? title : null, isCertain: !!title };
}

function sideBySide(own: string[], { above, below }: Around): Who {
  const [one, two] = unplaced(own);
  if (one && two) return sorted(one, two);
  const beside = one ? neighbour(one, { above, below }) : null;
  if (one) return beside ? sorted(one, beside) : sorted(one, null);
  const [far, near] = above.length === 2 ? above : [null, above[0] ?? null];
  if (near) return stacked(far ?? null, near);
  const [first, next = null] = below;
  return first ? beneath(first, next) : { employer: null, title: null, isCertain: false };
}

/** The line below a period holds both where the next one says nothing of an employer. */
function beneath(first: string, next: string | null): Who {
  const [one, two] = unplaced(partsOf(first));
  const isBoth = one && two && likeness(one) !== likeness(two);
  const isPlain = isBoth && (company.test(two) || company.test(one) || joined.test(first));
  return isPlain || (isBoth && next === null) ? sorted(one, two) : sorted(first, next);
}

const joined = /\s(?:bei|at|bij|chez|presso|hos)\s/i;

const unplaced = (parts: string[]) => {
  const named = parts.filter((it) => !isPlace(it));
  return named.length > 0 ? named : parts;
};

/** The line above a period, and the one above that: a title over "Employer | Town", or both on the nearer one. */
function stacked(far: string | null, near: string): Who {
  const [one = near, two] = unplaced(partsOf(near));
  const isTitled = far !== null && likeness(far) > Math.max(likeness(one), likeness(two ?? ""));
  // "Commissioning Engineer, Electrical" below the name of a firm is a title with its trade.
  if (far !== null && two && company.test(far) && !company.test(near)) return sorted(far, near);
  if (isTitled && partsOf(near).length > 1) return { employer: one, title: far, isCertain: true };
  if (two && likeness(one) !== likeness(two)) return sorted(one, two);
  return sorted(partsOf(near).length > 1 && !two ? one : near, far);
}

/** What completes a line: a title looks for its employer, an employer for its title. */
function neighbour(own: string, { above, below }: Around): string | null {
  const candidates = [above.at(-1), below[0]].filter((it): it is string => !!it);
  const isTitle = likeness(own) > 0;
  const fits = (it: string) => (isTitle ? likeness(it) < likeness(own) : likeness(it) > 0);
  return candidates.find(fits) ?? candidates[0] ?? null;
}

/** How much a line is like a title: whoever does something is one, a trade may be part of a company's name. */
function likeness(line: string): number {
  if (company.test(line)) return -2;
  if (person.test(line)) return 2;
  return isJobTitle(line) ? 1 : 0;
}

const person =
  /engineer(?!ing)|monteur|technic(?:us|ian|ien)|techniker|technik\b|mechanic|electrician|elektri(?:cien|ker)|elektroniker|mechatroniker|elektrik|manager|leiter|leider|supervisor|operator|técnico|tecnico|técnica|tecnica|ingenier|ingegner|engenheir|inżynier|inženýr|ingénieur|ingenieur|frigorist|installat(?:eur|ör)|responsab|chargé|kierownik|vedoucí|jefe|jefa|chefe|ledare|steller|monter|elektromont|ηλεκτρολόγ|τεχνικ|villanyszerel|szerelő|montør|montør|ingenjör|ingeniør|insinööri|asentaja|eletricista|electricista|elettricista|(?<!\p{L})(?:driver|chauffeur|welder|lasser|fitter|plumber|foreman|planner|tekenaar|zeichner|dessinateur|uitvoerder|werkvoorbereider|coordinator|coördinator|koordinator|consultant|analyst|inspect(?:or|eur)|technik(?:er)?|leerling|apprentice|azubi|becari[oa]|kälteanlagenbauer|draughtsman|drafter|voorman|polier|capocantiere|capataz|brygadzista|elektryk|elektrikář)(?!\p{L})/iu;

function sorted(a: string, b: string | null): Who {
  if (b === null) {
    const isTitle = likeness(a) > 0;
    return { employer: isTitle ? null : a, title: isTitle ? a : null, isCertain: false };
  }
  const [ofA, ofB] = [likeness(a), likeness(b)];
  const isPlain = ofA !== ofB;
  return ofA > ofB
    ? { employer: withoutTown(b), title: a, isCertain: isPlain }
    : { employer: withoutTown(a), title: b, isCertain: isPlain };
}

/** "Dalkia, Rennes": the town says where. */
function withoutTown(employer: string): string {
  const bare = unbracketed(employer).trim();
  const [name = bare, ...places] = partsOf(bare);
  return places.length > 0 && places.every(isPlace) ? name : bare;
}
