import { called, company, isPlace, likeness } from "./likeness";

/** Brackets hold where and for whom, unless they stand within a name: Equinix (Netherlands) B.V. */
const unbracketed = (text: string): string =>
  text.replaceAll(/\s*\([^()]*\)(?=(.{0,12}))/gu, (brackets: string, behind: string) =>
    company.test(behind.split(/[|,]/)[0]?.trim() ?? "") ? brackets : " ",
  );

/** A comma parts title and employer, but not an employer from how it is incorporated. */
export function partsOf(text: string): string[] {
  const parts = unbracketed(text)
    .split(
      /\s*[|•·;\t]\s*|\s{3,}|\s[–—@-]\s|:\s|\s(?:bei|at|bij|chez|presso|hos|te)\s(?:der\s|dem\s|de\s|la\s|het\s|the\s)?|,\s+(?!(?:s\.|inc|ltd|llc|gmbh|b\.?v|n\.?v|lda|llp|plc|a\.s))/i,
    )
    .flatMap(within)
    .map((it) =>
      it
        .replaceAll(/\s+/g, " ")
        .replace(/\s[.]$/, "")
        .replaceAll(/^[\s,.:–—[\]-]+|[\s,:–—[\]-]+$/g, "")
        .trim(),
    );
  return parts.filter(
    (it) => /\p{L}{2}/u.test(it) && !ofClient.test(it) && !isKind.test(it) && !isReached.test(it),
  );
}

/** Where somebody is reached stands beside a job only in another column. */
const isReached = /@|(?:\d[\s()/.-]*){8,}/;

/** "Jefa de mantenimiento en Electroibérica S.L.": "in" parts them where only the first is a trade; in Dutch it is "and". */
function within(part: string): string[] {
  const [title = "", employer = ""] = part.split(/\s(?:en|em|w|i)\s(?=\p{Lu})/u);
  return employer && likeness(title) > 0 && likeness(employer) <= 0 ? [title, employer] : [part];
}

/** For whom somebody worked, sent there by who employed them. */
const ofClient =
  /^(?:client|end client|customer|klant|eindklant|opdrachtgever|kunde|endkunde|auftraggeber|einsatz|cliente|klient|kund|project|projekt|projet|proyecto|progetto|projeto)\s*[:–-]|^(?:gedetacheerd|uitgezonden|ingeleend|seconded|on assignment|contract(?:ed)? (?:at|to)|entsandt|détachée?|mise? à disposition|desplazad[oa]|distaccat[oa]|oddelegowan\p{L}*)(?!\p{L})/iu;
/** "Monteur bij ASML, via Brunel": the agency employs. */
export const agency =
  /(?<!\p{L})(?:via|through|über|tramite|a través de|através de|przez|par (?:l['’]intermédiaire (?:de|d['’]))?)\s*(\p{Lu}.*)$/u;

/** What kind of work it was, which is neither an employer nor a title. */
const isKind =
  /^(?:stage|praktikum|internship|tirocinio|prácticas|staż|estágio|praktik|freelance|zzp|temporary|contract|permanent|full[- ]time|part[- ]time|vollzeit|teilzeit|voltijd|deeltijd|cdi|cdd|intérim)$/i;

const townlike = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}$/u;

/** "Dalkia, Rennes": the town says where. */
export function withoutTown(employer: string): string {
  const bare = unbracketed(employer).trim().replace(called, "");
  const [name = bare, ...places] = partsOf(bare);
  // Behind how it is incorporated stands where it is, known or not; so it does behind a comma, where it is written as a town.
  const isTold =
    bare.startsWith(`${name},`) && (company.test(name) || places.every((it) => townlike.test(it)));
  return places.length > 0 && (isTold || places.every(isPlace)) ? name : bare;
}

export const unplaced = (parts: readonly string[]): string[] => parts.filter((it) => !isPlace(it));
