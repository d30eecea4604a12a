import type * as Pdf from "unpdf/pdfjs";
// As a file beside the program: as a part of it, it would be in the binary a second time, compiled.
import * as program from "unpdf/pdfjs" with { type: "file" };

/** A CV has a few pages; somebody's dissertation need not be read to its end. */
const mostPages = 60;

let loaded: Promise<typeof Pdf> | undefined;
const load = () => (loaded ??= import(String(Reflect.get(program, "default"))));

/** The words of a PDF in the order in which they are drawn, a page after the other. */
export async function pdfText(data: Uint8Array): Promise<string> {
  const { getDocument, VerbosityLevel } = await load();
  const opening = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
  });
  const document = await opening.promise;
  const pages: string[] = [];
  for (let n = 1; n <= Math.min(document.numPages, mostPages); n += 1) {
    const page = await document.getPage(n);
    const { items }: { items: object[] } = await page.getTextContent();
    pages.push(items.map(wordsOf).join(""));
    page.cleanup();
  }
  await opening.destroy();
  return pages.join("\n\n");
}

/** A piece of a line; marks of layout stand between them and say nothing. */
const wordsOf = (item: object) =>
  "str" in item && "hasEOL" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "";
