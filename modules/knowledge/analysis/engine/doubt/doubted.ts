import type { AnalysedAd, Doubted } from "../../model";
import { firstOf } from "../findings/facts";
import { foundIn } from "../found";
import { type Found, spanOf } from "../findings/mentions";
import { skillById } from "../lexicon/taxonomy";
import { groundOf, surenessOf, withoutDoubted } from "./doubt";
import { type Surroundings, surroundings } from "./features";

/** The skills that an ad names and is not taken to ask for, each with its words and what speaks most against it. */
export function doubtedIn({ title, text }: Pick<AnalysedAd, "title" | "text">): Doubted[] {
  const ad = foundIn(title, text);
  const kept = new Set(withoutDoubted(ad).map(({ hit }) => hit.id));
  const left = ad.all.filter(({ hit }) => !kept.has(hit.id) && !skillById.get(hit.id)?.isContext);
  const around = surroundings(ad);
  return [...Map.groupBy(left, ({ hit }) => hit.id)].map(([id, places]) => ({
    id,
    label: skillById.get(id)?.name ?? id,
    ground: groundOf(surestOf(places, around), around),
    spans: firstOf(places.map(({ reading, hit }) => spanOf(reading, hit))),
  }));
}

/** The place that came nearest to being counted: what speaks against it speaks against the skill. */
const surestOf = (places: Found[], around: Surroundings): Found =>
  places.reduce((best, it) => (surenessOf(it, around) > surenessOf(best, around) ? it : best));
