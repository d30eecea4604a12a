import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Run } from "../rules";
import type { Page } from "./page";

/** The same document for those who go on writing it. */
export async function docxOf({ title, author, footer, blocks }: Page): Promise<Uint8Array> {
  const written = new Document({
    title,
    creator: author,
    styles: { default: { document: { run: { font: "Calibri", size: 21 } } } },
    sections: [{ footers: { default: footerOf(footer) }, children: blocks.flatMap(drawn) }],
  });
  return new Uint8Array(await Packer.toBuffer(written));
}

const footerOf = (text: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            children: [`${text}    `, PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
            size: 16,
          }),
        ],
      }),
    ],
  });

const looks = {
  title: { heading: HeadingLevel.HEADING_1, spacing: { after: 240 } },
  heading: { heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } },
  text: { spacing: { after: 160 } },
  item: { bullet: { level: 0 } },
};

function drawn(block: Block): (Paragraph | Table)[] {
  if (block.kind === "table") return [tableOf(block.rows), new Paragraph("")];
  if (block.kind === "signatures") return signaturesOf(block.names);
  return [new Paragraph({ ...looks[block.kind], children: runsOf(block.runs) })];
}

const runsOf = (runs: Run[]) => runs.map(({ text, isBold }) => new TextRun({ text, bold: isBold }));

const tableOf = (rows: Run[][][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell) => new TableCell({ children: [new Paragraph({ children: runsOf(cell) })] }),
          ),
        }),
    ),
  });

const signaturesOf = (names: string[]) =>
  names.map(
    (name) =>
      new Paragraph({
        spacing: { before: 900 },
        border: { top: { style: BorderStyle.SINGLE, size: 4, space: 4 } },
        children: [new TextRun({ text: name, size: 18 })],
      }),
  );
