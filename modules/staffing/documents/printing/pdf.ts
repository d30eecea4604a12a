import pdfmake from "pdfmake";
import type { Content, ContentText, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Block, Run } from "../rules";
import { face, faces, fontFiles, piecesOf } from "./face";
import type { Page } from "./printer";
import { documentTag, type Tag, tagIn } from "./tagging";

// The fonts are part of the program; nothing else is ever read from disk or fetched.
pdfmake.setFonts(faces);
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path));
pdfmake.setUrlAccessPolicy(() => false);

/** A PDF from whatever is to be drawn: tagged, in a language, under its own title. */
export const create = ({ defaultStyle, ...more }: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake
    .createPdf({
      version: "1.7",
      tagged: true,
      displayTitle: true,
      pageSize: "A4",
      ...more,
      defaultStyle: { font: face, ...defaultStyle },
    })
    .getBuffer();

/** Words as they are drawn: in the faces that have their letters, as what they are read. */
export const words = (text: string, tag: Tag | null, style: Omit<ContentText, "text"> = {}) => ({
  ...style,
  text: piecesOf(text).map((piece) => ({ ...piece, ...(tag && { tag }) })),
});

/** A picture as what it is read. */
export const tagged = (picture: Content & object, tag: Tag): Content =>
  Object.assign(picture, { tag });

export const pdfOf = (page: Page): Promise<Uint8Array> => create(definitionOf(page));

function definitionOf(page: Page): TDocumentDefinitions {
  const { title, author, language, footer, blocks, brand } = page;
  const root = documentTag();
  return {
    info: { title, author },
    language,
    pageMargins: [60, 64, 60, 64],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.35 },
    content: [
      ...letterheadOf(brand, root),
      ...blocks.map((block, n) => drawn(block, partOf(block, blocks[n - 1], root), brand.ink)),
    ],
    footer: (at, pages) =>
      words(`${footer}    ${at} / ${pages}`, null, {
        alignment: "right",
        fontSize: 8,
        margin: [60, 20, 60, 0],
      }),
  };
}

/** Items that follow one another are one list. */
function partOf({ kind }: Block, before: Block | undefined, root: Tag): Tag {
  if (kind !== "item") return root;
  const list = before?.kind === "item" ? root.children.at(-1) : undefined;
  return tagIn(list ?? tagIn(root, "L"), "LI");
}

/** The logo above the first words; without one the words say whose they are. */
const letterheadOf = ({ logo, name }: Page["brand"], root: Tag): Content[] =>
  logo
    ? [
        tagged(
          {
            image: `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}`,
            fit: [180, 44],
            margin: [0, 0, 0, 22],
          },
          tagIn(root, "Figure", { alt: name }),
        ),
      ]
    : [];

const styles = {
  title: { type: "H1", style: { fontSize: 19, bold: true, margin: [0, 0, 0, 14] } },
  heading: { type: "H2", style: { fontSize: 12.5, bold: true, margin: [0, 12, 0, 4] } },
  text: { type: "P", style: { margin: [0, 0, 0, 8] } },
} as const;

function drawn(block: Block, part: Tag, ink: string): Content {
  if (block.kind === "table") return tableOf(block.rows, part);
  if (block.kind === "signatures") return signaturesOf(block.names, part);
  if (block.kind === "item") {
    return { ul: [texts(block.runs, tagIn(part, "LBody"))], margin: [0, 0, 0, 3] };
  }
  const { type, style } = styles[block.kind];
  const color = block.kind === "text" ? {} : { color: ink };
  const { margin, ...rest } = style;
  return { ...texts(block.runs, tagIn(part, type)), ...rest, ...color, margin: [...margin] };
}

const texts = (runs: Run[], tag: Tag) => ({
  text: runs.map(({ text, isBold }) => words(text, tag, { bold: isBold })),
});

function tableOf(rows: Run[][][], part: Tag): Content {
  const table = tagIn(part, "Table");
  const body = rows.map((row) => {
    const line = tagIn(table, "TR");
    // The first word of a line names what follows it.
    return row.map((cell, at) =>
      texts(cell, at === 0 ? tagIn(line, "TH", { scope: "Row" }) : tagIn(line, "TD")),
    );
  });
  return {
    table: { widths: (rows[0] ?? []).map(() => "*"), body },
    layout: "lightHorizontalLines",
    margin: [0, 4, 0, 10],
  };
}

const signaturesOf = (names: string[], part: Tag): Content => ({
  columns: names.map((name) => ({
    stack: [
      { canvas: [{ type: "line", x1: 0, y1: 46, x2: 190, y2: 46, lineWidth: 0.7 }] },
      words(name, tagIn(part, "P"), { fontSize: 9, margin: [0, 4, 0, 0] }),
    ],
  })),
  columnGap: 30,
  unbreakable: true,
  margin: [0, 22, 0, 0],
});
