import type { Case } from "../case";
import { linesOf, named, reached, type Size } from "./goals";
import { tableOf } from "./table";

const unexplained = "**no reason given yet**";

/** Every goal that is not reached, at every size, with what is reached and why not more. */
export function missedLines(cases: readonly Case[], sizes: Size[]): string[] {
  const rows = sizes.flatMap((at, n) =>
    linesOf(cases, at, sizes[n - 1]).flatMap(({ one, it, bad }) =>
      bad.map(({ goal, said, figure }) => [
        ...[it.name, named(at.people), said, figure, reached(it)],
        one.reasons?.[goal] ?? unexplained,
      ]),
    ),
  );
  const titles = ["asked", "people", "goal missed", "figure", "what it meets", "reason"];
  return rows.length === 0 ? [] : ["\n## Lines missed\n", ...tableOf(titles, rows, [1, 3])];
}

/** How a page begins: how many lines of each size reach all their goals, and how many that do not say why. */
export const verdictOf = (cases: readonly Case[], sizes: Size[]): string =>
  sizes
    .map((at, n) => {
      const lines = linesOf(cases, at, sizes[n - 1]);
      const met = lines.filter(({ bad }) => bad.length === 0).length;
      return `With ${named(at.people)} people ${met} of ${lines.length} lines reach their goals.`;
    })
    .join(" ");

/** What nobody has explained, for whoever looks at the screen. */
export const unexplainedIn = (cases: readonly Case[], sizes: Size[]): string[] =>
  sizes.flatMap((at, n) =>
    linesOf(cases, at, sizes[n - 1]).flatMap(({ one, it, bad }) =>
      bad
        .filter(({ goal }) => !one.reasons?.[goal])
        .map(
          ({ said, figure }) =>
            `NO REASON GIVEN YET: ${it.name}, ${named(at.people)} people, ${said} (${figure})`,
        ),
    ),
  );
