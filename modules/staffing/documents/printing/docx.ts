import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { widthAt } from "@/modules/platform/branding/agency/rules";
import type { Block, Run } from "../rules";
import type { Page } from "./printer";

/** The same document for those who go on writing it. */
export async function docxOf({ title, author, footer, blocks, brand }: Page): Promise<Uint8Array> {
  const written = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: { default: { document: { run: { font: "Calibri", size: 21 } } } },
    sections: [
      {
        footers: { default: footerOf(footer) },
        children: [...letterheadOf(brand), ...blocks.flatMap((block) => drawn(block, brand.ink))],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(written));
}

/** The logo above the first words; without one the words say whose they are. */
const letterheadOf = ({ logo, name }: Page["brand"]): Paragraph[] =>
  logo
    ? [
        new Paragraph({
          spacing: { after: 360 },
          children: [
            new ImageRun({
              type: "png",
              data: logo.bytes,
              transformation: { width: widthAt(logo, 56, 240), height: 56 },
              altText: { name, title: name, description: name },
            }),
          ],
        }),
      ]
    : [];

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

function drawn(block: Block, ink: string): (Paragraph | Table)[] {
  if (block.kind === "table") return [tableOf(block.rows), new Paragraph("")];
  if (block.kind === "signatures") return signaturesOf(block.names);
  const isHeading = block.kind === "title" || block.kind === "heading";
  const children = runsOf(block.runs, isHeading ? ink : undefined);
  return [new Paragraph({ ...looks[block.kind], children })];
}

const runsOf = (runs: Run[], color?: string) =>
  runs.map(({ text, isBold }) => new TextRun({ text, bold: isBold, ...(color && { color }) }));

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
