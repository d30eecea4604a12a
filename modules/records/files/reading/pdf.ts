import type * as Pdf from "unpdf/pdfjs";
import { blocksOf, joinedPages, type Piece, piecesOf } from "./layout";

/** A CV has a few pages; somebody's dissertation need not be read to its end. */
const mostPages = 60;

let loaded: Promise<typeof Pdf> | undefined;
const load = () => (loaded ??= import("unpdf/pdfjs"));

/** Nothing of a file is run, and nothing is asked of elsewhere for it. */
const careful = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
};

/** The words of a PDF in the order of reading: by where they stand, because they may be drawn in any order. */
export async function pdfText(data: Uint8Array): Promise<string> {
  const { getDocument, VerbosityLevel } = await load();
  const settings = { data, verbosity: VerbosityLevel.ERRORS, ...careful };
  const opening = getDocument(settings);
  const document = await opening.promise;
  const pages: Piece[][] = [];
  for (let n = 1; n <= Math.min(document.numPages, mostPages); n += 1) {
    const page = await document.getPage(n);
    const { items }: { items: object[] } = await page.getTextContent();
    pages.push(piecesOf(items.flatMap(wordsOf)));
    page.cleanup();
  }
  await opening.destroy();
  return joinedPages(blocksOf(pages));
}

type Item = { str: string; transform: number[]; width: number };

/** A piece of a line; marks of layout stand between them and say nothing, and what runs upwards is no line. */
function wordsOf(item: object): Piece[] {
  if (!("str" in item)) return [];
  const { str: text, transform, width } = item as Item;
  const [, slope = 0, across = 0, up = 0, x = 0, y = 0] = transform;
  const size = Math.hypot(across, up);
  return slope === 0 && size > 0 ? [{ text, x, y, width, size }] : [];
}
