import { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { certificateInfoOf } from "@/modules/knowledge/analysis";
import type { Blocker, JobDemand, Match } from "../model";
import { gateFactors, minDemandWeight } from "../rules";
import { dueOn, type Ground } from "./inputs";
import { substanceOf } from "./parts/asked";
import { standingOf } from "./parts/certificates";

const rankOf = (level: LanguageLevel) => languageLevels.indexOf(level);
type AnyOf = JobDemand["languages"][number];

/** The languages asked for that a candidate lacks; none where nobody asked the candidate. */
export function lackedLanguages({ languages }: JobDemand, facts: CandidateFacts): AnyOf[] {
  if (Object.keys(facts.languages).length === 0) return [];
  return languages.filter((anyOf) => !anyOf.some((it) => speaks(facts, it)));
}

function speaks({ languages }: CandidateFacts, { code, level }: AnyOf[number]): boolean {
  const own = languages[code];
  return own !== undefined && rankOf(own) >= rankOf(level);
}

export const isElsewhere = ({ country }: JobDemand, { willingCountries }: CandidateFacts) =>
  country !== null && willingCountries.length > 0 && !willingCountries.includes(country);

/** What multiplies the whole score; what nobody knows multiplies nothing. */
export function gatesOf({ demand, facts }: Ground): Match["gates"] {
  const closed: [keyof typeof gateFactors, boolean][] = [
    ["country", isElsewhere(demand, facts)],
    ["language", lackedLanguages(demand, facts).length > 0],
    ["shift", demand.hasShifts === true && facts.worksShifts === false],
  ];
  const vague = vagueFactor(demand);
  return [
    ...closed.flatMap(([kind, isClosed]) =>
      isClosed ? [{ kind, factor: gateFactors[kind] }] : [],
    ),
    ...(vague < 1 ? [{ kind: "vague" as const, factor: vague }] : []),
  ];
}

/** Whom a job asks for nothing, everybody would fit: what it leaves open lowers all scores alike. */
export const vagueFactor = (demand: JobDemand): number =>
  Math.min(1, Math.round((100 * substanceOf(demand)) / minDemandWeight) / 100);

/** The product of the gates that are closed, in one order everywhere, so that every way to a score ends alike. */
export const factorOf = (isElsewhere: boolean, isSilent: boolean, isOff: boolean): number =>
  (isElsewhere ? gateFactors.country : 1) *
  (isSilent ? gateFactors.language : 1) *
  (isOff ? gateFactors.shift : 1);

/** What is asked and nobody knows. */
export function unknownGates({ demand, facts }: Ground): string[] {
  return [
    ...(demand.country && facts.willingCountries.length === 0 ? ["country"] : []),
    ...(demand.languages.length > 0 && Object.keys(facts.languages).length === 0
      ? ["languages"]
      : []),
  ];
}

/** Why a candidate cannot take the job as things stand; shown beside the score, never instead of it. */
export function blockersOf(ground: Ground): Blocker[] {
  return [
    ...personalBlockers(ground),
    ...countryBlockers(ground),
    ...unspoken(ground),
    ...permitBlockers(ground),
  ];
}

function personalBlockers({ facts, on }: Ground): Blocker[] {
  const { status, hasConsent, retainUntil } = facts;
  const isOut = status === "hired" || status === "blacklisted";
  return [
    ...(isOut ? [blocker("status", status, `The candidate is ${status}`)] : []),
    ...(hasConsent ? [] : [blocker("consent", "consent", "No consent to keep the data")]),
    ...(retainUntil !== null && retainUntil < on
      ? [blocker("retention", retainUntil, `The data should have been erased on ${retainUntil}`)]
      : []),
  ];
}

function countryBlockers({ demand, facts }: Ground): Blocker[] {
  if (!isElsewhere(demand, facts) || demand.country === null) return [];
  return [blocker("country", demand.country, `Would not work in ${demand.country}`)];
}

const unspoken = ({ demand, facts }: Ground): Blocker[] =>
  lackedLanguages(demand, facts).map((anyOf) => {
    const what = namesOf(anyOf);
    return blocker("language", what, `Speaks no ${what}`);
  });

const namesOf = (anyOf: JobDemand["languages"][number]): string =>
  anyOf.map(({ code, level }) => `${code}:${level}`).join("/");

/** Only a permit that the ad requires blocks, and only where its term is published or the certificate is not there. */
function permitBlockers(ground: Ground): Blocker[] {
  const { demand, facts } = ground;
  if (facts.certificates.length === 0) return [];
  const day = dueOn(ground);
  return demand.certificates.flatMap(({ id, isRequired }) => {
    const info = certificateInfoOf(id);
    const standing = standingOf(id, facts, day);
    if (!isRequired || !info?.isPermit || (standing !== "missing" && standing !== "expired")) {
      return [];
    }
    const why =
      standing === "missing" ? `${info.name} is missing` : `${info.name} has expired by ${day}`;
    return [blocker("permit", id, why)];
  });
}

const blocker = (kind: Blocker["kind"], what: string, because: string): Blocker => ({
  kind,
  what,
  because,
});
