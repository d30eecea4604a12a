import { LazySet } from "@/src/lazy";
import { calibrationVersion } from "./calibration/calibrated";
import { demandsIn } from "./demands";
import { correctDemands } from "./demands/corrections";
import { categoryOf, portalCategoryOf } from "./engine/scoring/category";
import { explain } from "./engine/scoring/contributions";
import type { Hit } from "./engine/lexicon/entry";
import { correctMentions, correctSystems } from "./engine/findings/corrections";
import {
  certificateFacts,
  firstOf,
  gather,
  type Mentioned,
  skillFacts,
  systemFacts,
} from "./engine/findings/facts";
import { foundIn } from "./engine/found";
import { isFacility } from "./engine/findings/lookalikes";
import { certificateMentions } from "./engine/findings/certificates/asked";
import { mentionsOf, spanOf } from "./engine/findings/mentions";
import { withoutDoubted } from "./engine/doubt/doubt";
import type { Reading } from "./engine/reading";
import { onePlace } from "./engine/scoring/one-place";
import { measure } from "./engine/scoring/score";
import type { Measured } from "./engine/scoring/weights";
import { isBoilerplate } from "./engine/text/sections";
import { cues, isSystem, skillById, taxonomyText } from "./engine/lexicon/taxonomy";
import { tipsFor } from "./engine/scoring/tips";
import { roleFact, type Title } from "./engine/title";
import type { AnalysedAd, Analysis, Conflict, Contribution, Correction, Fact } from "./model";
import { targetClassOf } from "./rules";

/** Raised by hand whenever the engine answers otherwise than before. */
const engineVersion = "37";

let version: string | undefined;

/** Changes with the engine, its calibration and every fact of the taxonomy. */
export const analyserVersion = (): string =>
  (version ??= `${engineVersion}-${Bun.hash(known()).toString(36)}`);

const known = () => `${calibrationVersion} ${taxonomyText()}`;

/** Below this score a battery in an ad for a desk is one of tests, and a chiller cools drinks. */
const plantFrom = 15;
const isDesk = ({ isPeripheral, isSoftware }: Title, score: number) =>
  (isPeripheral || isSoftware) && score < plantFrom;
/** What a single line names is nobody's plant to run. */
const isAside = ({ caps }: Measured) => caps.some(({ code }) => code === onePlace);
/** Nobody at a desk runs plant, unless a person put right that it is asked for. */
function isShownAtDesk(corrections: readonly Correction[]) {
  const corrected = new Set(corrections.map(({ kind, id }) => `${kind}:${id}`));
  return ([id]: Mentioned) => !isFacility(id) || corrected.has(`skill:${id}`);
}

/** A skill below this weight is found in every building. */
export const dcSpecificFrom = 0.3;

const fromOf = ({ country, isCv }: AnalysedAd, language: string | null) => ({
  country,
  language: isCv ? null : language,
});

/** Reads one ad: what it asks for, how far it is datacenter work, and why; what a person corrected counts as read. */
export function analyse(ad: AnalysedAd, corrections: readonly Correction[] = []): Analysis {
  const found = foundIn(ad.title, ad.text);
  const { language, spoken, readings, suspicions, title } = found;
  // Doubts and single lines are of ads: what a person writes of themselves is theirs.
  const sure = ad.isCv ? found.all : withoutDoubted(found);
  const read = gather(mentionsOf(sure));
  const mentioned = correctMentions(read, "skill", corrections);
  const measured = measure(title, mentioned, suspicions);
  const { score, contributions } = explain(measured);
  const isAtDesk = isDesk(title, score);
  const skills = skillFacts(isAtDesk ? mentioned.filter(isShownAtDesk(corrections)) : mentioned);
  const certificates = certificateFacts(certificatesIn(ad, { language, readings, corrections }));
  const named = !ad.isCv && isAside(measured) ? [] : systemFacts(skills, mentioned);
  const systems = correctSystems(named, corrections);
  const category = categoryOf(title, skills, score);
  const role = roleFact(title, category);
  const facts = [...(role ? [role] : []), ...skills, ...systems, ...certificates];
  const conflicts = conflictsOf(ad, readings);
  const tips = tipsFor({ ad, facts, readings, conflicts });
  return {
    category,
    dcSpecificSkills: dcSpecific(skills),
    criticalSystems: systems.map(({ id }) => id).filter(isSystem),
    certifications: certificates.map(({ label }) => label),
    targetingTips: tips.map(({ text: advice }) => advice),
    relevanceLevel: targetClassOf(score),
    matchScore: score,
    portalCategory: portalCategoryOf(category),
    role: title.role?.id ?? null,
    facts,
    contributions: role ? contributions : withoutRole(contributions),
    tips,
    demands: correctDemands(demandsIn(readings), corrections),
    conflicts,
    corrections: [...corrections],
    language: spoken,
    version: analyserVersion(),
    inputsHash: hashOf(ad, corrections),
  };
}

type CertificateContext = {
  language: string | null;
  readings: Reading[];
  corrections: readonly Correction[];
};
const certificatesIn = (
  ad: AnalysedAd,
  { language, readings, corrections }: CertificateContext,
) => {
  const mentions = gather(certificateMentions(readings, fromOf(ad, language)));
  return correctMentions(mentions, "certificate", corrections);
};

/** Values in their fixed order, so that two ways of writing down one ad are one hash. */
const hashOf = (ad: AnalysedAd, corrections: readonly Correction[]): string => {
  const { title, company, location, country, text, salary } = ad;
  const said = corrections.map(({ kind, id, asks }) => `${kind}:${id}:${asks}`).toSorted();
  const whole = [title, company, location, country, text, salary];
  return Bun.hash(JSON.stringify(said.length > 0 ? [...whole, said] : whole)).toString(36);
};

/** Labels of the skills that set this work apart, the most telling first. */
function dcSpecific(skills: Fact[]): string[] {
  return skills
    .map(({ kind, id, label }) => ({ kind, label, weight: skillById.get(id)?.weight ?? 0 }))
    .filter(({ kind, weight }) => kind === "skill" && weight >= dcSpecificFrom)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ label }) => label);
}

/** Points rest only on facts that are shown; the role of an ad without category is not. */
const withoutRole = (contributions: Contribution[]) =>
  contributions.map((it) => ({ ...it, facts: it.facts.filter((id) => !id.startsWith("role:")) }));

const placeWords = new LazySet(() => cues.placeWords);
/** "Location: the Netherlands" has a mark and an article between. */
const reach = 3;

/** Where the text places the work elsewhere than the ad's own field; several countries say nothing. */
function conflictsOf({ country }: AnalysedAd, readings: Reading[]): Conflict[] {
  const named = readings.flatMap((reading) =>
    reading.hits
      .of("country")
      .filter((hit) => isMeant(reading, hit))
      .map((hit) => ({ reading, hit })),
  );
  const [read, ...others] = new Set(named.map(({ hit }) => hit.id));
  if (!country || !read || others.length > 0 || read === country) return [];
  const places = named.filter(({ reading, hit }) => isPlace(reading, hit));
  if (places.length === 0) return [];
  const spans = firstOf(places.map(({ reading, hit }) => spanOf(reading, hit)));
  return [{ kind: "country", stated: country, read, spans }];
}

const isMeant = ({ sections, negated }: Reading, { from }: Hit) =>
  !negated[from] && !isBoilerplate(sections[from] ?? "intro");

const isPlace = ({ words }: Reading, { from }: Hit) =>
  words.words.slice(Math.max(0, from - reach), from).some((word) => placeWords.has(word));
