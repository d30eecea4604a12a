import { branding } from "@/modules/platform/branding";
import type { Report, ReportBlock, ReportPart } from "@/modules/staffing/documents";
import type { App } from "@/src/app";
import { periodZone } from "@/src/calendar";
import type { Section, Table, Bar, Chart } from "./content";
import { fillText, type Pen } from "./pdf-helpers";
import { maxOnPaper } from "./rules";

const width = 950;
const greys = { ink: "#1f2937", soft: "#5b6675", line: "#d5dbe3" };

/** A picture as lines and words, so that it stays sharp however large somebody prints it. */
const drawn = ({ kind, bars }: Chart, color: string): string =>
  kind === "columns" ? columns(bars, color) : lying(bars, color);

const svg = (height: number, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;

const plot = { left: 10, top: 24, height: 190 };

function columns(bars: readonly Bar[], color: string): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const slot = (width - plot.left) / Math.max(1, bars.length);
  const base = plot.top + plot.height;
  const every = Math.max(1, Math.ceil(bars.length / 13));
  const highest = bars.findIndex(({ value }) => value === most);
  const parts = bars.flatMap(({ label, value, text }, n) => {
    const tall = (Math.max(0, value) / most) * plot.height;
    const x = plot.left + n * slot;
    const middle = x + slot / 2;
    const isNamed = (bars.length - 1 - n) % every === 0;
    return [
      `<rect x="${x + slot * 0.15}" y="${base - tall}" width="${slot * 0.7}" height="${tall}" fill="${color}"/>`,
      ...(isNamed
        ? [words({ x: middle, y: base + 22, text: label, anchor: "middle", fill: greys.soft })]
        : []),
      // The highest is told always, the others where there is room.
      ...(n === highest || bars.length <= 13
        ? [words({ x: middle, y: base - tall - 7, text, anchor: "middle", fill: greys.ink })]
        : []),
    ];
  });
  const ground = `<line x1="${plot.left}" x2="${width}" y1="${base}" y2="${base}" stroke="${greys.line}" stroke-width="1.5"/>`;
  return svg(base + 36, [...parts, ground]);
}

const row = { height: 30, name: 300 };

function lying(bars: readonly Bar[], color: string): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const room = width - row.name - 110;
  const parts = bars.flatMap(({ label, value, text }, n) => {
    const y = n * row.height;
    const long = Math.max(2, (Math.max(0, value) / most) * room);
    return [
      words({ x: 0, y: y + 20, text: shortened(label), anchor: "start", fill: greys.ink }),
      `<rect x="${row.name}" y="${y + 6}" width="${long}" height="${row.height - 12}" fill="${color}"/>`,
      words({ x: row.name + long + 10, y: y + 20, text, anchor: "start", fill: greys.ink }),
    ];
  });
  return svg(Math.max(1, bars.length) * row.height + 6, parts);
}

type Label = {
  x: number;
  y: number;
  text: string;
  anchor: "start" | "middle";
  fill: string;
};

const words = ({ x, y, text, anchor, fill }: Label) =>
  `<text x="${x}" y="${y}" font-size="15" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;

const maxNameLength = 38;
const shortened = (text: string) =>
  text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1)}…` : text;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Parts = { sections: readonly Section[]; days: { from: string; to: string } };

/** What a board is handed: a cover, each part with its pictures and tables, and how the figures come about. */
export async function paperFor(app: App, { sections, days }: Parts, pen: Pen): Promise<Report> {
  const { say, span, moment, locale: language } = pen;
  const { name: company, tagline, ink: color, logo } = await branding.onPaper(app);
  return {
    title: say.reportTitle,
    subtitle: span(days),
    company,
    tagline,
    color,
    language,
    logo: logo && { type: "image/png", bytes: logo.bytes },
    cover: [
      ...new Set(sections.map((section) => section.days)),
      fillText(say.asOf, { at: moment(app.now().toISOString(), periodZone) }),
      sections.map(({ title }) => title).join(" · "),
    ],
    footer: `${company} · ${say.reportTitle} · ${span(days)}`,
    parts: [...sections.map((section) => partOf(section, color, pen)), methodOf(sections, pen)],
  };
}

const partOf = (
  { title, days, figures, charts, tables }: Section,
  color: string,
  pen: Pen,
): ReportPart => ({
  title,
  subtitle: days,
  blocks: [
    {
      kind: "figures",
      figures: figures.map(({ isBenchmark, text, ...figure }) => ({
        ...figure,
        isDim: isBenchmark,
        text: isBenchmark ? `${text} (${pen.say.benchmarkWord})` : text,
      })),
    },
    ...charts.map((chart): ReportBlock => ({
      kind: "picture",
      title: chart.title,
      svg: drawn(chart, color),
    })),
    ...tables.filter(({ isOnPaper }) => isOnPaper).flatMap((table) => tableOn(table, pen)),
  ],
});

/** As much of a table as somebody reads in a meeting; that there is more is said. */
function tableOn({ title, columns, rows }: Table, { say, write }: Pen): ReportBlock[] {
  if (rows.length === 0) {
    return [
      { kind: "heading", text: title },
      { kind: "note", text: say.nothing },
    ];
  }
  const shown = rows
    .slice(0, maxOnPaper)
    .map((row) => columns.map(({ is }, at) => write(is, row[at] ?? null)));
  const table: ReportBlock = {
    kind: "table",
    title,
    rows: shown,
    head: columns.map(({ head }) => head),
    isRight: columns.map(({ is }) => is !== "text" && is !== "day"),
  };
  const rest = fillText(say.rest, { shown: maxOnPaper, total: rows.length });
  return rows.length > maxOnPaper ? [table, { kind: "note", text: rest }] : [table];
}

const methodOf = (sections: readonly Section[], { say }: Pen): ReportPart => ({
  title: say.method,
  subtitle: "",
  blocks: [...new Set(sections.flatMap(({ notes }) => notes))].map((text) => ({
    kind: "note",
    text,
  })),
});
