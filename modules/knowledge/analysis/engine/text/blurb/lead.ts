import type { Hit } from "../../lexicon/entry";
import { linesOf, paragraphsOf } from "./lines";
import { isJob, placesIn, startOf, type Untold } from "./signs";

/**
 * Where a heading of the tasks ends what is told of the company, the last paragraph above it, behind one of the company
 * itself, leads to them where it speaks of the job or names the datacenter.
 */
export function leadToTasks(sections: string[], told: Untold): void {
  const to = sections.indexOf("tasks");
  if (sections[to - 1] !== "about") return;
  const from = sections.findLastIndex((it, at) => at < to && it !== "about") + 1;
  const paragraphs = paragraphsOf(linesOf(told.words, from, to));
  const last = paragraphs.at(-1);
  if (!last?.[0] || paragraphs.length <= startOf(paragraphs)) return;
  const range = { from: last[0].from, to };
  if (isJob(range, told) || placesIn(last, told).some(isOnePlace))
    sections.fill("intro", range.from, to);
}

/** Who runs datacenters all over the world tells of itself; one is where the work is. */
const severalPlaces = /(?:ters|tres|zentren|centra|centri|centros|keskukset)(?![a-z])|^datacentre$/;
const isOnePlace = ({ alias }: Hit): boolean => !severalPlaces.test(alias);
