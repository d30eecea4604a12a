import { paperOf } from "@/modules/knowledge/analysis";
import { isElsewhere, lackedLanguages } from "./gates";
import { dueOn, type Ground } from "./inputs";
import type { Blocker, JobDemand } from "./model";
import { standingOf } from "./parts/certificates";

/** Why a candidate cannot take the job as things stand; shown beside the score, never instead of it. */
export function blockersOf(ground: Ground): Blocker[] {
  return [...personal(ground), ...elsewhere(ground), ...unspoken(ground), ...unpermitted(ground)];
}

function personal({ facts, on }: Ground): Blocker[] {
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

function elsewhere({ demand, facts }: Ground): Blocker[] {
  if (!isElsewhere(demand, facts) || demand.country === null) return [];
  return [blocker("country", demand.country, `Would not work in ${demand.country}`)];
}

const unspoken = ({ demand, facts }: Ground): Blocker[] =>
  lackedLanguages(demand, facts).map((anyOf) => {
    const what = namesOf(anyOf);
    return blocker("language", what, `Speaks no ${what}`);
  });

export const namesOf = (anyOf: JobDemand["languages"][number]): string =>
  anyOf.map(({ code, level }) => `${code}:${level}`).join("/");

/** Only a permit that the ad requires blocks, and only where its term is published or the paper is not there. */
function unpermitted(ground: Ground): Blocker[] {
  const { demand, facts } = ground;
  if (facts.certificates.length === 0) return [];
  const day = dueOn(ground);
  return demand.certificates.flatMap(({ id, isRequired }) => {
    const paper = paperOf(id);
    const standing = standingOf(id, facts, day);
    if (!isRequired || !paper?.isPermit || (standing !== "missing" && standing !== "expired")) {
      return [];
    }
    const why =
      standing === "missing" ? `${paper.name} is missing` : `${paper.name} has expired by ${day}`;
    return [blocker("permit", id, why)];
  });
}

const blocker = (kind: Blocker["kind"], what: string, because: string): Blocker => ({
  kind,
  what,
  because,
});
