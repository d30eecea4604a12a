import { join } from "node:path";
import { z } from "zod";
import { linesOf } from "../files";
import type { RealAd } from "./labels";

const Verdict = z.object({
  ad: z.string(),
  kind: z.enum(["skill", "certificate"]),
  id: z.string(),
  one: z.boolean(),
  other: z.boolean(),
});

/**
 * Ads with other labels: what two people called right of all that the labels or analyser 31 name in them, in one list that
 * does not say whose a fact is.
 *
 * Labels of one reading miss facts, so a reader of ads who finds them is called wrong; judging the union of what several
 * found is the usual way out (pooling). A fact counts that both called right. What none of the sources named is in no list,
 * so recall is flattered, and what a later analyser finds besides counts as wrong until somebody has judged it.
 */
export function pooled(ads: RealAd[]): RealAd[] {
  const verdicts = linesOf(join(import.meta.dir, "pooled.jsonl")).map((it) => Verdict.parse(it));
  const right = Map.groupBy(
    verdicts.filter(({ one, other }) => one && other),
    ({ ad }) => ad,
  );
  return ads.map(({ labels, labelled }) => {
    const idsOf = (kind: string) =>
      (right.get(labels.ad) ?? []).filter((it) => it.kind === kind).map(({ id }) => id);
    const facts = { skills: idsOf("skill"), certifications: idsOf("certificate") };
    return { labels, labelled: { ...labelled, labels: { ...labelled.labels, ...facts } } };
  });
}
