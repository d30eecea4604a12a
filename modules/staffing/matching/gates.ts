import { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import type { Ground } from "./inputs";
import type { JobDemand, Match } from "./model";
import { type Gate, gateFactors } from "./rules";

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
  const closed: [Gate, boolean][] = [
    ["country", isElsewhere(demand, facts)],
    ["language", lackedLanguages(demand, facts).length > 0],
    ["shift", demand.hasShifts === true && facts.worksShifts === false],
  ];
  return closed.flatMap(([kind, isClosed]) =>
    isClosed ? [{ kind, factor: gateFactors[kind] }] : [],
  );
}

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
