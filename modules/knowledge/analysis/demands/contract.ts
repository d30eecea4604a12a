import { firstOf } from "../engine/findings/facts";
import { spanOf } from "../engine/findings/mentions";
import type { Reading } from "../engine/reading";
import { isBoilerplate } from "../engine/text/sections";
import type { Demands } from "../model";
import { type ContractKind, contractKinds } from "../rules";
import { cues, type Place, wordSet } from "./lexicon";

/** Whether one works in shifts; an ad that speaks of neither leaves it open. */
export function shiftsIn(readings: Reading[], places: Place[]): Demands["shifts"] {
  const cues = places.filter(({ cue }) => cue.kind === "shifts").map(told);
  const skills = readings.flatMap((reading) => skillPlaces(reading, "shift-24x7"));
  const all = [...cues, ...skills];
  const yes = all.filter(({ isDenied }) => !isDenied);
  if (yes.length > 0) return { value: true, spans: firstOf(yes.map(({ span }) => span)) };
  const no = [...all, ...places.filter(({ cue }) => cue.kind === "noShifts").map(told)];
  return no.length > 0 ? { value: false, spans: firstOf(no.map(({ span }) => span)) } : null;
}

/** Whether one has to come when called, outside working hours. */
export function onCallIn(readings: Reading[]): Demands["onCall"] {
  const all = readings.flatMap((reading) => skillPlaces(reading, "on-call"));
  const yes = all.filter(({ isDenied }) => !isDenied);
  const said = yes.length > 0 ? yes : all;
  if (said.length === 0) return null;
  return { value: yes.length > 0, spans: firstOf(said.map(({ span }) => span)) };
}

const told = ({ reading, cue }: Place) => ({
  isDenied: reading.negated[cue.from] === 1,
  span: spanOf(reading, cue),
});

const skillPlaces = (reading: Reading, id: string) =>
  reading.hits
    .of("skill")
    .filter((hit) => hit.id === id)
    .filter(({ from }) => !isBoilerplate(reading.sections[from] ?? ""))
    .map((hit) => ({ isDenied: reading.negated[hit.from] === 1, span: spanOf(reading, hit) }));

const prospects = wordSet(() => cues.noOffer);
/** "Uitzicht op een vast contract" promises one later. */
const reach = 5;

/** The form of contract, where the ad names one; an ad that offers several leaves the choice. */
export function contractIn(places: Place[]): Demands["contract"] {
  const named = places.filter(
    (place) => place.cue.kind === "contract" && !place.reading.negated[place.cue.from],
  );
  const offered = named.filter((place) => !isProspect(place));
  const kinds = new Set(offered.flatMap(({ cue }) => contractKinds.filter((it) => it === cue.id)));
  const value = only(kinds);
  if (!value) return null;
  const meant = offered.filter(({ cue }) => cue.id === value);
  return { value, spans: firstOf(meant.map(({ reading, cue }) => spanOf(reading, cue))) };
}

/** Freelance work runs under a contract for a time as well: the narrower word tells more. */
function only(kinds: Set<ContractKind>): ContractKind | undefined {
  if (kinds.has("permanent")) return kinds.size === 1 ? "permanent" : undefined;
  return (["freelance", "temporary", "contract"] as const).find((kind) => kinds.has(kind));
}

function isProspect({ reading, cue }: Place): boolean {
  if (cue.id !== "permanent") return false;
  const { words } = reading.words;
  return words.slice(Math.max(0, cue.from - reach), cue.from).some((word) => prospects.has(word));
}
