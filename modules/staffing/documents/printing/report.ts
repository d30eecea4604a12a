import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Report, ReportBlock, ReportPart } from "./report-model";
import { lettered } from "./face";
import { create, tagged, words } from "./pdf";
import { documentTag, type Tag, tagIn } from "./tagging";

/** A report as a PDF, its pictures as lines and not as dots. */
export const reportPdf = (report: Report): Promise<Uint8Array> => create(definitionOf(report));

export const textWidth = 475;
const greys = { ink: "#1f2937", soft: "#5b6675", line: "#d5dbe3" };

function definitionOf(report: Report): TDocumentDefinitions {
  const root = documentTag();
  return {
    info: { title: `${report.title} ${report.subtitle}`, author: report.company },
    language: report.language,
    pageMargins: [60, 60, 60, 60],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25, color: greys.ink },
    content: [coverOf(report, root), ...report.parts.map((part) => partOf(part, report, root))],
    // A heading that stands alone at the foot of a page goes over with what it is of.
    pageBreakBefore: ({ headlineLevel }, following) =>
      headlineLevel === 1 && following.getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => (page === 1 ? null : footerOf(report.footer, `${page} / ${pages}`)),
  };
}

const footerOf = (footer: string, place: string): Content => ({
  columns: [words(footer, null), words(place, null, { alignment: "right" })],
  fontSize: 8,
  color: greys.soft,
  margin: [60, 20, 60, 0],
});

function coverOf(report: Report, root: Tag): Content {
  const { title, subtitle, company, tagline, logo, color, cover } = report;
  const said = (text: string, style: Style) => words(text, tagIn(root, "P"), style);
  return {
    stack: [
      logo
        ? tagged(
            { image: dataOf(logo), fit: [200, 90], margin: [0, 40, 0, 120] },
            tagIn(root, "Figure", { alt: company }),
          )
        : said(company, { fontSize: 18, bold: true, margin: [0, 60, 0, 140] }),
      { canvas: [{ type: "rect", x: 0, y: 0, w: 64, h: 5, color }], margin: [0, 0, 0, 18] },
      words(title, tagIn(root, "H1"), { fontSize: 32, bold: true, lineHeight: 1.1 }),
      said(subtitle, { fontSize: 15, color: greys.soft, margin: [0, 6, 0, 40] }),
      ...cover.map((text) => said(text, { margin: [0, 0, 0, 4] })),
      said([logo && company, tagline].filter(Boolean).join(" · "), {
        color: greys.soft,
        margin: [0, 30, 0, 0],
      }),
    ],
  };
}

type Style = Parameters<typeof words>[2];

const dataOf = ({ type, bytes }: NonNullable<Report["logo"]>): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

const partOf = (
  { title, subtitle, blocks }: ReportPart,
  { color }: Report,
  root: Tag,
): Content => ({
  stack: [
    words(title, tagIn(root, "H1"), { fontSize: 20, bold: true, color }),
    words(subtitle, tagIn(root, "P"), { color: greys.soft, margin: [0, 2, 0, 14] }),
    ...blocks.map((block) => drawn(block, root)),
  ],
  pageBreak: "before",
});

function drawn(block: ReportBlock, root: Tag): Content {
  if (block.kind === "figures") return figuresOf(block.figures, root);
  if (block.kind === "table") return tableOf(block, root);
  if (block.kind === "picture") return pictureOf(block, root);
  if (block.kind === "heading") return headed(block.text, root);
  return words(block.text, tagIn(root, "P"), {
    fontSize: 8.5,
    color: greys.soft,
    margin: [0, 4, 0, 6],
  });
}

/** Who cannot see a picture hears the words in it. */
function pictureOf({ title, svg }: Extract<ReportBlock, { kind: "picture" }>, root: Tag): Content {
  const heading = headed(title, root);
  const said = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text).join(", ");
  const tag = tagIn(root, "Figure", { alt: `${title}: ${said}` });
  const picture = tagged({ svg: lettered(svg), width: textWidth }, tag);
  return { stack: [heading, picture], unbreakable: true };
}

const headed = (text: string, root: Tag): Content =>
  words(text, tagIn(root, "H2"), {
    fontSize: 12,
    bold: true,
    headlineLevel: 1,
    margin: [0, 14, 0, 6],
  });

type Figures = Extract<ReportBlock, { kind: "figures" }>["figures"];
const inRow = 3;

/** Three side by side; the last row keeps its width. */
const figuresOf = (figures: Figures, root: Tag): Content => ({
  table: {
    widths: Array.from({ length: inRow }, () => "*"),
    body: Array.from({ length: Math.ceil(figures.length / inRow) }, (_, row) =>
      Array.from({ length: inRow }, (_, at) => cellOf(figures[row * inRow + at], root)),
    ),
    dontBreakRows: true,
  },
  layout: { ...lines, paddingTop: () => 7, paddingBottom: () => 7 },
});

function cellOf(figure: Figures[number] | undefined, root: Tag): Content {
  if (!figure) return "";
  const said = (text: string, style: Style) => words(text, tagIn(root, "P"), style);
  return {
    stack: [
      said(figure.name, { fontSize: 8.5, color: greys.soft }),
      said(figure.text, {
        fontSize: 17,
        bold: true,
        ...(figure.isDim && { color: greys.soft }),
      }),
      said(figure.note, { fontSize: 8, color: greys.soft }),
    ],
  };
}

type Table = Extract<ReportBlock, { kind: "table" }>;

/** A head that comes again on each page it runs on to. */
function tableOf({ title, head, rows, isRight }: Table, root: Tag): Content {
  const heading = headed(title, root);
  const table = tagIn(root, "Table");
  const aligned = (at: number) => ({ alignment: isRight[at] ? "right" : "left" }) as const;
  const top = tagIn(table, "TR");
  const first = head.map((text, at) =>
    words(text, tagIn(top, "TH", { scope: "Column" }), {
      ...aligned(at),
      fontSize: 8,
      color: greys.soft,
    }),
  );
  const others = rows.map((row) => {
    const line = tagIn(table, "TR");
    return row.map((text, at) => words(text, tagIn(line, "TD"), { ...aligned(at), fontSize: 9 }));
  });
  const widths = head.map((_, at) => (isRight[at] ? "auto" : "*"));
  const body = [first, ...others];
  return {
    stack: [
      heading,
      { table: { headerRows: 1, dontBreakRows: true, widths, body }, layout: lines },
    ],
  };
}

const lines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => greys.line,
  paddingLeft: () => 0,
  paddingRight: () => 10,
};
