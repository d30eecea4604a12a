import { branding } from "@/modules/platform/branding";
import type { Paper, PaperBlock, PaperPart } from "@/modules/staffing/documents";
import { periodZone } from "@/modules/knowledge/periods/rules";
import type { App } from "@/src/app";
import type { Section, Table } from "./content";
import { drawn } from "./drawing";
import { filled, type Pen } from "./pen";
import { mostOnPaper } from "./rules";

type Parts = { sections: readonly Section[]; days: { from: string; to: string } };

/** What a board is handed: a cover, each part with its pictures and tables, and how the figures come about. */
export async function paperFor(app: App, { sections, days }: Parts, pen: Pen): Promise<Paper> {
  const { say, span, moment } = pen;
  const { name: company, tagline, ink: color, logo } = await branding.onPaper(app);
  return {
    ...{ title: say.reportTitle, subtitle: span(days), company, tagline, color },
    logo: logo && { type: "image/png", bytes: logo.bytes },
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
    ...tables.filter(({ isOnPaper }) => isOnPaper).flatMap((table) => tableOn(table, pen)),
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
