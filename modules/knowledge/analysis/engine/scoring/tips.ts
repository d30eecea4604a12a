import type { AnalysedAd, Conflict, Fact, Span, Tip } from "../../model";
import { firstOf } from "../findings/facts";
import { spanOf } from "../findings/mentions";
import type { Reading } from "../reading";
import { isBoilerplate } from "../text/sections";
import { certificationById, skillById } from "../lexicon/taxonomy";
import type { EntryKind, Hit } from "../lexicon/entry";

const mostTips = 5;
export const permitKinds = new Set([
  "electrical",
  "safety",
  "refrigeration",
  "site-card",
  "clearance",
]);
const languageSkills: { [id: string]: string } = {
  "english-language": "English",
  "german-language": "German",
  "dutch-language": "Dutch",
  "french-language": "French",
};
const shiftSkills = new Set(["shift-24x7", "on-call"]);
/** Declarations due before workers are posted to a country, beside the A1 everywhere. */
const postingDuties = new Map([
  ["NL", "WagwEU"],
  ["BE", "Limosa"],
  ["FR", "SIPSI"],
  ["AT", "ZKO"],
]);

/** How to win this ad, from what the ad itself says; the most specific advice first. */
/** All that is known of an ad when its tips are chosen. */
type Analysed = { ad: AnalysedAd; facts: Fact[]; readings: Reading[]; conflicts: Conflict[] };

export function tipsFor({ ad, facts, readings, conflicts }: Analysed): Tip[] {
  return [
    placeTip(conflicts),
    refusalTip(readings),
    permitTip(facts),
    vendorTip(facts),
    urgencyTip(readings),
    shiftTip(facts),
    agencyTip(readings),
    languageTip(facts),
    postingTip(ad, readings),
  ]
    .filter((tip) => tip !== null)
    .slice(0, mostTips);
}

function placeTip([conflict]: Conflict[]): Tip | null {
  if (!conflict) return null;
  const { stated, read, spans } = conflict;
  const text = `Filed under ${stated}, but the text speaks of ${read}: ask where the work is.`;
  return { code: "place", text, spans };
}

function refusalTip(readings: Reading[]): Tip | null {
  const spans = spansOf(readings, "refusal", true);
  const text = "They ask agencies to stay away: come through someone they know.";
  return spans.length > 0 ? { code: "refusal", text, spans } : null;
}

function permitTip(facts: Fact[]): Tip | null {
  const permits = facts.filter(
    ({ kind, id, isRequired }) =>
      kind === "certificate" &&
      isRequired &&
      permitKinds.has(certificationById.get(id)?.kind ?? ""),
  );
  const text = `Propose only people whose ${labels(permits)} is valid on the start date.`;
  return tip("permit", text, permits);
}

function vendorTip(facts: Fact[]): Tip | null {
  const vendors = facts.filter(
    ({ kind, id }) => kind === "skill" && skillById.get(id)?.category === "vendor",
  );
  return tip("vendor", `Lead with hands-on experience of ${labels(vendors)}.`, vendors);
}

function shiftTip(facts: Fact[]): Tip | null {
  const shifts = facts.filter(({ id }) => shiftSkills.has(id));
  return tip("shift", "Settle shifts, stand-by and their allowance in the first call.", shifts);
}

function languageTip(facts: Fact[]): Tip | null {
  const asked = facts.filter(({ id, isRequired }) => isRequired && languageSkills[id]);
  const names = asked.map(({ id }) => languageSkills[id]).join(" and ");
  return tip("language", `Check the level of ${names} before you propose anyone.`, asked);
}

function urgencyTip(readings: Reading[]): Tip | null {
  const spans = spansOf(readings, "urgency");
  const text = "They want someone at once: propose people who are available now.";
  return spans.length > 0 ? { code: "urgency", text, spans } : null;
}

function agencyTip(readings: Reading[]): Tip | null {
  const spans = spansOf(readings, "agency");
  const text = "Placed by an agency: find the end client before you call.";
  return spans.length > 0 ? { code: "agency", text, spans } : null;
}

/** The place of work is its evidence, quoted where title or text repeat it. */
function postingTip({ country, location }: AnalysedAd, readings: Reading[]): Tip | null {
  const duty = postingDuties.get(country ?? "");
  const place = location?.split(",")[0]?.trim();
  const spans = place ? readings.flatMap((reading) => spanOfPlace(reading, place)) : [];
  if (!duty || spans.length === 0) return null;
  const text = `Posting someone to ${country} needs an A1 and a ${duty} declaration: check both.`;
  return { code: "posting", text, spans };
}

function spanOfPlace({ field, words, sections }: Reading, place: string): Span[] {
  const start = words.text.indexOf(place);
  const end = start + place.length;
  // "Ede" stands in "goede" too: only whole words name a place.
  const first = words.starts.indexOf(start);
  if (first < 0 || !words.ends.includes(end)) return [];
  return [{ field, section: sections[first] ?? "intro", start, end, quote: place }];
}

/** A refusal is a "no", and stands at the end among the rules for applying. */
function spansOf(readings: Reading[], kind: EntryKind, isAnywhere = false): Span[] {
  const counts = ({ negated, sections }: Reading, { from }: Hit) =>
    isAnywhere || (!negated[from] && !isBoilerplate(sections[from] ?? "intro"));
  const spans = readings.flatMap((reading) =>
    reading.hits
      .of(kind)
      .filter((hit) => counts(reading, hit))
      .map((hit) => spanOf(reading, hit)),
  );
  return firstOf(spans);
}

function tip(code: string, text: string, facts: Fact[]): Tip | null {
  return facts.length === 0
    ? null
    : { code, text, spans: firstOf(facts.flatMap(({ spans }) => spans)) };
}

const labels = (facts: Fact[]) =>
  facts
    .slice(0, 3)
    .map(({ label }) => label)
    .join(", ");
