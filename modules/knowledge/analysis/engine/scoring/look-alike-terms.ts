import { type Suspicion, isExcused, isFacility } from "../findings/lookalikes";
import { datacenterSkills } from "../lexicon/taxonomy";
import type { Title } from "../title";
import { isOnPlant } from "../workplace/operators";
import type { Cap, Term } from "./weights";

/** In an ad that names the datacenter as the workplace a look-alike is a side remark. */
const penaltyInDatacenter = 0.25;
const penaltyOfStrongTitle = 0.45;
const strongTitleFrom = 0.6;

/** Pages that sell a course tell of the plant as ads do. */
const courses = new Set(["training-course", "course-title"]);

/**
 * Whether the title and the tasks say that the job is on the plant of a datacenter: then "data entry" is a side task and a
 * call centre a neighbour. What the title itself says is neither.
 */
function isAside({ lookAlike, cues }: Suspicion, title: Title, present: Set<string>): boolean {
  if (courses.has(lookAlike.id) || cues.some(({ reading }) => reading.field === "title"))
    return false;
  if (title.isPeripheral || title.isSoftware) return false;
  const isPlant = title.namesDatacenter ? [...present].some(isFacility) : isOnPlant(title, present);
  return isPlant && [...present].some((id) => datacenterSkills.has(id));
}

/** What a look-alike takes off. */
export function penaltyTerm(suspicion: Suspicion, title: Title, present: Set<string>): Term[] {
  const { lookAlike, cues } = suspicion;
  if (!lookAlike.penalty) return [];
  const isExcusable = isExcused(lookAlike, present) || isAside(suspicion, title, present);
  const excuse = isExcusable ? penaltyInDatacenter : 1;
  const strong = title.specificity >= strongTitleFrom ? penaltyOfStrongTitle : 1;
  const quotes = [...new Set(cues.map(({ hit }) => hit.alias))].slice(0, 3);
  return [
    {
      code: lookAlike.id,
      value: -lookAlike.penalty * Math.min(excuse, strong),
      because: `speaks of ${quotes.join(", ")}`,
      facts: [],
    },
  ];
}

/** How high an ad may come that looks like it, where nothing excuses that. */
export function capOf(suspicion: Suspicion, title: Title, present: Set<string>): Cap[] {
  const { lookAlike, cues } = suspicion;
  if (lookAlike.cap === undefined || isExcused(lookAlike, present)) return [];
  if (isAside(suspicion, title, present)) return [];
  if (lookAlike.unless === "title" && title.specificity >= strongTitleFrom) return [];
  const because = `speaks of ${cues[0]?.hit.alias ?? lookAlike.id}`;
  return [{ code: lookAlike.id, at: lookAlike.cap, because }];
}
