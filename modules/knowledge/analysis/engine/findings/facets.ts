import { once } from "@/src/lazy";
import { characterOf } from "../text/characters";
import { memoize } from "../lexicon/dictionary";
import { titleFacets } from "../lexicon/taxonomy";
import { workplaceBefore } from "../titles/compounds";
import { isOfficeWork } from "../titles/office-work";
import { isOtherWork } from "../titles/other-work";

type Facet = { group: string; pattern: RegExp };

const plantGroups = new Set(["power-cooling", "commissioning", "critical-facilities"]);

const patterns = once(() => {
  const { dcMarker, software, programmer, plantPrograms, controllers, ...others } = titleFacets();
  const { machineWords, orderedFacets } = others;
  const facets: Facet[] = orderedFacets.map(({ group, regex }) => ({
    group,
    pattern: new RegExp(regex),
  }));
  const functions = facets.filter(({ group }) => group !== "peripheral");
  return {
    marker: new RegExp(dcMarker),
    software: new RegExp(software),
    /** Who writes programs, for whatever plant; who programs its controls works on it. */
    programmer: new RegExp(programmer),
    plantPrograms: new RegExp(plantPrograms),
    /** Controllers of plant, which nobody at a desk programs alone. */
    controllers: new RegExp(controllers),
    /** What a chip designer's title says, and that of whoever cools or powers the chips. */
    machine: new RegExp(machineWords),
    peripheral: facets.filter(({ group }) => group === "peripheral"),
    functions,
    /** The last facet holds the words of every job ("manager"); it speaks only when no other does. */
    specific: functions.slice(0, -1),
  };
});

const technical =
  /te[ck]h?ni|te[ck]hno|tecni|elektr|ele[ct]tr|mecha?ni|meccani|mekani|maintenan|mainten|wartung|onderhoud|instandhalt|entretien|mantenim|manuten|utrzyman|udrzb|underhall|vedlige|vedlike|huolto|service|serwis|servis|engineer|ingen|inzyn|monteur|montor|montaz|betrieb|drift|kalte|koel|froid|frigo|fredd|chlod|kyl|cool|power|plant|facilit|utility|utilities/;

/** What says that somebody runs or builds something, where no trade is named and no rank says it. */
const working =
  /asenta|beheer|bau\w*leit|(?<![a-z])(?:develop|opera[ct]|exploit|esercizio|rack|hardware|server|shift|schicht|turno|ploeg|quart|install|supervis|provoz|eksploat|kabel|cabl|konserwator|build|construct|hands)/;

/** What says that a datacenter is moved. */
const moving =
  /migra[tczs]|migrier|umzug|verhuiz|relocat|demenag|trasloc|traslad|przeniesien|flytt|siirto|stehovan|mudanca/;

const dashes = / [-–—|] |\(| @ /;
// "Facilities Technician, Mechanical" works on the facility; "Manager, Sales" sells.
const dashesAndCommas = / [-–—|] |\(| @ |, /;

/** What the words of a title say about the function, composed rather than listed; many ads share theirs. */
export const readFacets = memoize(facetsOf);

function facetsOf(title: string) {
  const { marker, software, programmer, plantPrograms, controllers, ...others } = patterns();
  const { machine, peripheral, functions, specific } = others;
  const folded = foldTitle(title).replace(workplaceBefore, "$& ");
  const head = headOf(folded, dashesAndCommas);
  const trade = match(specific, head) ?? match(specific, folded);
  const facet = trade ?? match(functions, folded);
  const first = headOf(folded, dashes);
  const isOther = isOtherWork(head) || isOfficeWork(head, folded);
  const isControls =
    programmer.test(first) && plantPrograms.test(folded) && controllers.test(folded);
  return {
    group: facet?.group ?? null,
    isOther,
    isTechnical: !isOther && technical.test(folded),
    namesWork:
      !isOther &&
      (trade !== undefined || technical.test(folded) || working.test(withoutPlace(folded))),
    isMove: moving.test(folded),
    isProgrammer: programmer.test(first) && !plantPrograms.test(folded),
    namesDatacenter: marker.test(folded),
    isSoftware: software.test(folded) && !(programmer.test(first) && controllers.test(folded)),
    isPeripheral:
      isOtherWork(first) ||
      match(peripheral, isControls ? first.replace("software", "") : first) !== undefined ||
      (machine.test(first) && !plantGroups.has(facet?.group ?? "")),
  };
}

const match = (candidates: Facet[], title: string) =>
  candidates.find(({ pattern }) => pattern.test(title));

const withoutPlace = (title: string): string => title.replace(patterns().marker, "");

/** What stands before the first of these marks, unless that only names the datacenter. */
function headOf(title: string, marks: RegExp): string {
  const [head = ""] = title.split(marks, 1);
  return head.replace(patterns().marker, "").trim().length > 3 ? head : title;
}

/** Lower case and without accents, but with its punctuation, which the facets look at. */
function foldTitle(title: string): string {
  return [...title]
    .map((it) => (/\p{L}/u.test(it) && it.length === 1 ? characterOf(it.charCodeAt(0)).folded : it))
    .join("")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u00ad]/g, "");
}
