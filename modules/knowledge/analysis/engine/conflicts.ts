import type { AnalysedAd, Conflict } from "../model";
import { firstOf } from "./facts";
import { spanOf } from "./mentions";
import type { Reading } from "./reading";
import { isBoilerplate } from "./sections";
import { cues } from "./taxonomy";
import type { Hit } from "./entry";

const placeWords = new Set(cues.placeWords);
/** "Location: the Netherlands" has a mark and an article between. */
const reach = 3;

/** Where the text places the work elsewhere than the ad's own field; several countries say nothing. */
export function conflictsOf({ country }: AnalysedAd, readings: Reading[]): Conflict[] {
  const named = readings.flatMap((reading) =>
    reading.hits
      .filter((hit) => hit.kind === "country" && isMeant(reading, hit))
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
