import { aligned } from "../../figures";
import type { Visit, Width } from "./visits";

/** Good is under a tenth elsewhere. */
export const mostMoved = 0.05;

const inWords = (moved: number) => moved.toFixed(3);

/** The sum of one size, and each screen on which too much moved, with what moved. */
export function told(rows: number, visits: readonly Visit[]): string {
  const over = visits.filter(({ moved }) => moved > mostMoved);
  const worst = Math.max(0, ...visits.map(({ moved }) => moved));
  return [
    `${rows} rows: ${visits.length} visits, worst ${inWords(worst)}, ${over.length} over ${mostMoved}`,
    aligned(over.map((it) => [it.place, it.width, inWords(it.moved), it.what])),
  ].join("\n");
}

const head = `# What moves while a screen arrives

Written by \`bun run bench screens\`, never by hand. Chromium visits every screen and a record of each kind over the compiled
binary, each time with an empty cache and 30 ms to the server, until the page is at rest. A figure is the sum of all layout
shifts (Cumulative Layout Shift without its windows); at most ${mostMoved} is wanted. Wide is 1280 × 800, phone 390 × 844; 0 and 1
are new installations, 60 is the demo, 100,000 a filled folder. \`--pictures FOLDER\` keeps a picture of each in light and dark.
`;

const cellOf = (visits: readonly Visit[], place: string, width: Width) => {
  const found = visits.find((it) => it.place === place && it.width === width);
  return found ? inWords(found.moved) : "–";
};

/** The page of the documents: screens down, rows and widths across. */
export function pageOf(all: ReadonlyMap<number, Visit[]>): string {
  const columns = [...all].flatMap(([rows, visits]) =>
    (["wide", "phone"] as const).map((width) => ({ rows, visits, width })),
  );
  const places = new Set([...all.values()].flat().map(({ place }) => place));
  const name = (rows: number) => rows.toLocaleString("en");
  return [
    head,
    `| screen | ${columns.map(({ rows, width }) => `${name(rows)}, ${width}`).join(" | ")} |`,
    `|---|${columns.map(() => "---").join("|")}|`,
    ...[...places].map(
      (place) =>
        `| ${place} | ${columns.map(({ visits, width }) => cellOf(visits, place, width)).join(" | ")} |`,
    ),
    "",
  ].join("\n");
}
