import type { Paper, PaperBlock, PaperPart } from "@/modules/documents";
import { periodZone } from "@/modules/periods/rules";
import { settings } from "@/modules/settings";
import type { App } from "@/src/app";
import type { Section, Table } from "./content";
import { drawn } from "./drawing";
import { filled, type Pen } from "./pen";
import { mostOnPaper } from "./rules";

type Parts = { sections: readonly Section[]; days: { from: string; to: string } };

/** What a board is handed: a cover, each part with its pictures and tables, and how the figures come about. */
export async function paperFor(app: App, { sections, days }: Parts, pen: Pen): Promise<Paper> {
  const { say, span, moment } = pen;
  const [branding, agency] = await Promise.all([
    settings.valueOf(app, "branding"),
    settings.valueOf(app, "agency"),
  ]);
  const company = branding.companyName || agency.name || "Coldaisle";
  const color = legible(branding.colors.primary);
  return {
    ...{ title: say.reportTitle, subtitle: span(days), company, tagline: branding.tagline, color },
    logo: await logoOf(app, branding.logoUrl),
    cover: [
      ...new Set(sections.map((section) => section.days)),
      filled(say.asOf, { at: moment(app.now().toISOString(), periodZone) }),
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
): PaperPart => ({
  ...{ title, subtitle: days },
  blocks: [
    {
      kind: "figures",
      figures: figures.map(({ isBenchmark, text, ...figure }) => ({
        ...{ ...figure, isDim: isBenchmark },
        text: isBenchmark ? `${text} (${pen.say.benchmarkWord})` : text,
      })),
    },
    ...charts.map((chart): PaperBlock => ({
      ...{ kind: "picture", title: chart.title, svg: drawn(chart, color) },
    })),
    ...tables
      .filter(({ name }) => charts.length === 0 || name !== "over-time")
      .flatMap((table) => tableOn(table, pen)),
  ],
});

/** As much of a table as somebody reads in a meeting; that there is more is said. */
function tableOn({ title, columns, rows }: Table, { say, write }: Pen): PaperBlock[] {
  if (rows.length === 0) {
    return [
      { kind: "heading", text: title },
      { kind: "note", text: say.nothing },
    ];
  }
  const shown = rows
    .slice(0, mostOnPaper)
    .map((row) => columns.map(({ is }, at) => write(is, row[at] ?? null)));
  const table: PaperBlock = {
    ...{ kind: "table", title, rows: shown, head: columns.map(({ head }) => head) },
    isRight: columns.map(({ is }) => is !== "text" && is !== "day"),
  };
  const rest = filled(say.rest, { shown: mostOnPaper, total: rows.length });
  return rows.length > mostOnPaper ? [table, { kind: "note", text: rest }] : [table];
}

const methodOf = (sections: readonly Section[], { say }: Pen): PaperPart => ({
  ...{ title: say.method, subtitle: "" },
  blocks: [...new Set(sections.flatMap(({ notes }) => notes))].map((text) => ({
    ...{ kind: "note", text },
  })),
});

const logoTypes = { png: "image/png", jpg: "image/jpeg" } as const;

/** A logo in a form that paper knows; otherwise the name stands there. */
async function logoOf(app: App, address: string | null): Promise<Paper["logo"]> {
  const [, name = "", ending] = /^\/uploads\/([\da-f]{64}\.(png|jpg))$/.exec(address ?? "") ?? [];
  if (ending !== "png" && ending !== "jpg") return null;
  return (await app.files.has(name))
    ? { type: logoTypes[ending], bytes: await app.files.read(name) }
    : null;
}

const darkest = 0.179;

/** The brand's colour, darkened until it can be seen on white. */
function legible(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const light = (part: number) => ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  if (luminance <= darkest) return colour;
  const share = (darkest / luminance) ** (1 / 2.2);
  const hex = (part: number) =>
    Math.round(part * share)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}
