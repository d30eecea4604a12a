import type { Reading } from "../engine/reading";
import type { Demands } from "../model";
import { contractIn, onCallIn, shiftsIn } from "./contract";
import { languagesIn } from "./languages";
import { cuesIn } from "./lexicon";
import { startIn } from "./start";
import { yearsIn } from "./years";

/** What an ad demands of a person besides skills; what it does not say is null or empty. */
export function demandsIn(readings: Reading[]): Demands {
  const places = readings.flatMap(cuesIn);
  const { languages, unneeded } = languagesIn(places);
  return {
    languages,
    unneededLanguages: unneeded,
    shifts: shiftsIn(readings, places),
    onCall: onCallIn(readings),
    ...yearsIn(places),
    contract: contractIn(places),
    startsOn: startIn(readings),
  };
}
