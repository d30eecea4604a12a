import pdfmake from "pdfmake";
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf" with { type: "file" };
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf" with { type: "file" };
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Block, Run } from "../rules";
import type { Page } from "./page";

// The fonts are part of the program; nothing else is ever read from disk or fetched.
pdfmake.setFonts({ Roboto: { normal: regular, bold: medium } });
pdfmake.setLocalAccessPolicy((path) => path === regular || path === medium);
pdfmake.setUrlAccessPolicy(() => false);

/** A PDF from whatever is to be drawn. */
export const create = (definition: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(definition).getBuffer();

export const pdfOf = (page: Page): Promise<Uint8Array> => create(definitionOf(page));

const definitionOf = ({ title, author, footer, blocks, brand }: Page): TDocumentDefinitions => ({
  info: { title, author },
  pageSize: "A4",
  pageMargins: [60, 64, 60, 64],
  defaultStyle: { font: "Roboto", fontSize: 10.5, lineHeight: 1.35 },
  content: [...letterheadOf(brand), ...blocks.map((block) => drawn(block, brand.ink))],
  footer: (page, pages) => ({
    text: `${footer}    ${page} / ${pages}`,
    alignment: "right",
    fontSize: 8,
    margin: [60, 20, 60, 0],
  }),
});

/** The logo above the first words; without one the words say whose they are. */
const letterheadOf = ({ logo }: Page["brand"]): Content[] =>
  logo
    ? [
        {
          image: `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}`,
          fit: [180, 44],
          margin: [0, 0, 0, 22],
        },
      ]
    : [];

const sizes = {
  title: { fontSize: 19, bold: true, margin: [0, 0, 0, 14] },
  heading: { fontSize: 12.5, bold: true, margin: [0, 12, 0, 4] },
  text: { margin: [0, 0, 0, 8] },
} as const;

function drawn(block: Block, ink: string): Content {
  if (block.kind === "table") return tableOf(block.rows);
  if (block.kind === "signatures") return signaturesOf(block.names);
  if (block.kind === "item") return { ul: [{ text: texts(block.runs) }], margin: [0, 0, 0, 3] };
  const { margin, ...style } = sizes[block.kind];
  const color = block.kind === "text" ? {} : { color: ink };
  return { text: texts(block.runs), ...style, ...color, margin: [...margin] };
}

const texts = (runs: Run[]) => runs.map(({ text, isBold }) => ({ text, bold: isBold }));

const tableOf = (rows: Run[][][]): Content => ({
  table: {
    widths: (rows[0] ?? []).map(() => "*"),
    body: rows.map((row) => row.map((cell) => ({ text: texts(cell) }))),
  },
  layout: "lightHorizontalLines",
  margin: [0, 4, 0, 10],
});

const signaturesOf = (names: string[]): Content => ({
  columns: names.map((name) => ({
    stack: [
      { canvas: [{ type: "line", x1: 0, y1: 46, x2: 190, y2: 46, lineWidth: 0.7 }] },
      { text: name, fontSize: 9, margin: [0, 4, 0, 0] },
    ],
  })),
  columnGap: 30,
  unbreakable: true,
  margin: [0, 22, 0, 0],
});
