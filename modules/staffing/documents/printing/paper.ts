import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Paper, PaperBlock, PaperPart } from "./paper-model";
import { create } from "./pdf";

/** A report as a PDF, its pictures as lines and not as dots. */
export const paperOf = (paper: Paper): Promise<Uint8Array> => create(definitionOf(paper));

export const textWidth = 475;
const greys = { ink: "#1f2937", soft: "#5b6675", line: "#d5dbe3" };

const definitionOf = (paper: Paper): TDocumentDefinitions => ({
  info: { title: `${paper.title} ${paper.subtitle}`, author: paper.company },
  pageSize: "A4",
  pageMargins: [60, 60, 60, 60],
  defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.25, color: greys.ink },
  content: [coverOf(paper), ...paper.parts.map((part) => partOf(part, paper))],
  // A heading that stands alone at the foot of a page goes over with what it is of.
  pageBreakBefore: ({ headlineLevel }, following) =>
    headlineLevel === 1 && following.getFollowingNodesOnPage().length === 0,
  footer: (page, pages) =>
    page === 1
      ? null
      : {
          columns: [paper.footer, { text: `${page} / ${pages}`, alignment: "right" }],
          ...{ fontSize: 8, color: greys.soft, margin: [60, 20, 60, 0] },
        },
});

const coverOf = ({ title, subtitle, company, tagline, logo, color, cover }: Paper): Content => ({
  stack: [
    logo
      ? { image: dataOf(logo), fit: [200, 90], margin: [0, 40, 0, 120] }
      : { text: company, fontSize: 18, bold: true, margin: [0, 60, 0, 140] },
    { canvas: [{ type: "rect", x: 0, y: 0, w: 64, h: 5, color }], margin: [0, 0, 0, 18] },
    { text: title, fontSize: 32, bold: true, lineHeight: 1.1 },
    { text: subtitle, fontSize: 15, color: greys.soft, margin: [0, 6, 0, 40] },
    ...cover.map((text): Content => ({ text, margin: [0, 0, 0, 4] })),
    {
      text: [logo && company, tagline].filter(Boolean).join(" · "),
      color: greys.soft,
      margin: [0, 30, 0, 0],
    },
  ],
});

const dataOf = ({ type, bytes }: NonNullable<Paper["logo"]>): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

const partOf = ({ title, subtitle, blocks }: PaperPart, { color }: Paper): Content => ({
  stack: [
    { text: title, fontSize: 20, bold: true, color },
    { text: subtitle, color: greys.soft, margin: [0, 2, 0, 14] },
    ...blocks.map(drawn),
  ],
  pageBreak: "before",
});

function drawn(block: PaperBlock): Content {
  if (block.kind === "figures") return figuresOf(block.figures);
  if (block.kind === "table") return tableOf(block);
  if (block.kind === "picture") {
    const heading = headed(block.title);
    return { stack: [heading, { svg: block.svg, width: textWidth }], unbreakable: true };
  }
  if (block.kind === "heading") return headed(block.text);
  return { text: block.text, fontSize: 8.5, color: greys.soft, margin: [0, 4, 0, 6] };
}

const headed = (text: string): Content => ({
  ...{ text, fontSize: 12, bold: true, headlineLevel: 1 },
  margin: [0, 14, 0, 6],
});

type Figures = Extract<PaperBlock, { kind: "figures" }>["figures"];
const inRow = 3;

/** Three side by side; the last row keeps its width. */
const figuresOf = (figures: Figures): Content => ({
  table: {
    widths: Array.from({ length: inRow }, () => "*"),
    body: Array.from({ length: Math.ceil(figures.length / inRow) }, (_, row) =>
      Array.from({ length: inRow }, (_, at) => cellOf(figures[row * inRow + at])),
    ),
    dontBreakRows: true,
  },
  layout: { ...lines, paddingTop: () => 7, paddingBottom: () => 7 },
});

const cellOf = (figure: Figures[number] | undefined): Content =>
  figure
    ? {
        stack: [
          { text: figure.name, fontSize: 8.5, color: greys.soft },
          {
            text: figure.text,
            fontSize: 17,
            bold: true,
            ...(figure.isDim && { color: greys.soft }),
          },
          { text: figure.note, fontSize: 8, color: greys.soft },
        ],
      }
    : "";

type Table = Extract<PaperBlock, { kind: "table" }>;

/** A head that comes again on each page it runs on to. */
const tableOf = ({ title, head, rows, isRight }: Table): Content => {
  const cell = (text: string, at: number) => ({
    text,
    alignment: isRight[at] ? ("right" as const) : ("left" as const),
  });
  return {
    stack: [
      headed(title),
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: head.map((_, at) => (isRight[at] ? "auto" : "*")),
          body: [
            head.map((text, at) => ({ ...cell(text, at), fontSize: 8, color: greys.soft })),
            ...rows.map((row) => row.map((text, at) => ({ ...cell(text, at), fontSize: 9 }))),
          ],
        },
        layout: lines,
      },
    ],
  };
};

const lines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => greys.line,
  paddingLeft: () => 0,
  paddingRight: () => 10,
};
