import { analyse } from "@/modules/knowledge/analysis";
import { adOf, type Judged } from "@/modules/knowledge/analysis/evaluation/figures";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import type { Correction } from "@/modules/knowledge/analysis/model";
import { namesIn } from "./witnesses";

type Known = { ad: LabelledAd; group: string; names: Set<string> };

/**
 * Every ad as it is read without the names that only its own group uses, by its employer or its language: what a name
 * taken from that group's own ads adds is not counted. A name counts as known where another group or real text nobody
 * labelled uses it.
 */
export function heldOut(
  ads: LabelledAd[],
  pooled: ReadonlyMap<string, number>,
  groupOf: (ad: LabelledAd) => string,
): Judged[] {
  const known = ads.map((ad) => ({ ad, group: groupOf(ad), names: namesIn(ad.title, ad.text) }));
  const groups = groupsByName(known);
  const isKnown = (name: string, group: string) =>
    pooled.has(name) || [...(groups.get(name) ?? [])].some((it) => it !== group);
  return known.map(({ ad, group, names }) => {
    const kept = new Set([...names].filter((name) => isKnown(name, group)).map(thingOf));
    const lost = [...new Set([...names].map(thingOf))].filter((thing) => !kept.has(thing));
    const analysis = analyse(adOf(ad), lost.map(unasked));
    return { labelled: ad, analysis, pay: null };
  });
}

function groupsByName(known: Known[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { group, names } of known)
    for (const name of names) groups.set(name, (groups.get(name) ?? new Set()).add(group));
  return groups;
}

/** `skill:ups-systems` of `skill:ups-systems no break`. */
const thingOf = (name: string): string => name.slice(0, name.indexOf(" "));

function unasked(thing: string): Correction {
  const [kind = "", id = ""] = thing.split(":");
  return { kind: kind === "certificate" ? "certificate" : "skill", id, asks: "nothing" };
}
