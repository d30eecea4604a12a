import { firstOf } from "../engine/facts";
import { spanOf } from "../engine/mentions";
import type { Demands } from "../model";
import { type ContractKind, contractKinds } from "../rules";
import { cues, type Place, wordSet } from "./lexicon";

const prospects = wordSet(cues.noOffer);
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
