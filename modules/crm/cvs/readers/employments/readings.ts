import { likeness } from "./likeness";
import { withoutClient } from "./clients";
import { agency, partsOf, unplaced } from "./parts";

/** What stands on the line of a period, and the nearest lines above and below it. */
export type Around = {
  own: Own;
  above: string[];
  below: string[];
  /** The line above and the one below; null where one of them is alone between two periods, and may be of either. */
  beside: { over: string; under: string } | null;
};
export type Own = { rest: string[]; said: string };

/** Where title and employer may stand; what comes first is taken where two say as much. */
export const shapes = [
  "own",
  "near",
  "above",
  "ownAbove",
  "ownBelow",
  "below",
  "first",
  "around",
] as const;
export type Shape = (typeof shapes)[number];

/** The two words that one shape reads of an employment. */
export type Reading = { shape: Shape; one: string; two: string };

/** Every way to read the lines about a period. */
export function readingsOf({ own, above, below, beside: both }: Around): Reading[] {
  const named = unplaced(own.rest);
  if (named.length === 0) {
    const around: Reading[] = both ? [{ shape: "around", one: both.over, two: both.under }] : [];
    return [...stacked(above), ...beneath(below), ...around];
  }
  const [one = "", two] = named;
  const cells = own.said.split("|").filter((it) => unplaced(partsOf(it)).length > 0);
  // A comma or a dash may belong to what is on the line, a bar parts it.
  const whole = two === undefined ? one : cells.length === 1 ? tidied(cells[0] ?? "") : null;
  const beside = (shape: Shape, line: string | undefined): Reading[] =>
    whole !== null && line ? [{ shape, one: whole, two: line }] : [];
  return [
    ...(two === undefined ? [] : [{ shape: "own" as const, one, two }]),
    ...beside("ownAbove", above.at(-1)),
    ...beside("ownBelow", below[0]),
  ];
}

const tidied = (cell: string) => cell.replaceAll(/^[\s,.:–—[\]-]+|[\s,:–—[\]-]+$/g, "");

/** The line above a period, and the one above that: a title over "Employer | Town", or both on the nearer one. */
function stacked(above: readonly string[]): Reading[] {
  const near = above.at(-1);
  if (near === undefined) return [];
  const far = above.length > 1 ? above.at(-2) : undefined;
  const all = partsOf(near);
  const [one = near, two] = unplaced(all);
  const found: Reading[] = two === undefined ? [] : [{ shape: "near", one, two }];
  if (far === undefined) return found;
  const most = Math.max(likeness(one), likeness(two ?? ""));
  const isTitled = all.length > 1 && likeness(far) > most;
  // "Commissioning Engineer, Electrical" below the name of a firm is a title with its trade.
  const isNamed = all.length > 1 && two === undefined;
  return [...found, { shape: "above", one: isTitled || isNamed ? one : near, two: far }];
}

/** The line below a period holds both, or the one below that holds the other. */
function beneath(below: readonly string[]): Reading[] {
  const [first, next] = below;
  if (first === undefined) return [];
  const [one, two] = unplaced(partsOf(first));
  return [
    ...(next === undefined ? [] : [{ shape: "below" as const, one: first, two: next }]),
    ...(one && two ? [{ shape: "first" as const, one, two }] : []),
  ];
}

/** Who sent somebody, as the words about a period say. */
export function agencyIn({ own, above, below }: Around): string | null {
  const beside = above.length > 0 ? above : below.slice(0, 1);
  const sent = [...own.rest, ...beside].flatMap((it) => agency.exec(it)?.[1] ?? []);
  return sent[0] ? withoutClient(sent[0]).replace(/[\s).,]+$/, "") : null;
}

export const withoutAgency = (around: Around): Around => ({
  ...around,
  own: {
    ...around.own,
    rest: around.own.rest
      .map((it) => it.replace(agency, "").replace(/[\s(,]+$/, ""))
      .filter(Boolean),
  },
});
