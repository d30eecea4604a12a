import type { BunPlugin } from "bun";
import { join } from "node:path";
import { root } from "../client";
import { nativeBrotli } from "../native-brotli";
import { numbersOfTheUnion } from "./numbers";

/** Large, and needed by single acts: by file, what is used of which library. */
export const files: Record<string, Record<string, string[]>> = {
  calendars: {
    "ical-generator":
      "default ICalAttendeeRole ICalAttendeeStatus ICalCalendarMethod ICalEventBusyStatus ICalEventStatus".split(
        " ",
      ),
  },
  csv: { papaparse: ["default"] },
  invoices: { "@cantoo/pdf-lib": ["PDFDocument"], "@e-invoice-eu/core": ["FormatFactoryService"] },
  letters: {
    "nodemailer/lib/mail-composer": ["default"],
    "nodemailer/lib/smtp-connection": ["default"],
  },
  "pdf-reading": { "unpdf/pdfjs": ["VerbosityLevel", "getDocument"] },
  "pdf-writing": { pdfmake: ["default"], "pdfmake/js/Renderer.js": ["default"] },
  mailbox: { imapflow: ["ImapFlow"] },
  numbers: { stdnum: ["stdnum"] },
  pages: { "cheerio/slim": ["load"] },
  "received-mail": { "postal-mime": ["default"] },
  xml: { "fast-xml-parser": ["XMLParser"] },
  word: {
    docx: "AlignmentType BorderStyle Document Footer HeadingLevel ImageRun Packer PageNumber Paragraph Table TableCell TableRow TextRun WidthType".split(
      " ",
    ),
  },
};

export const folder = join(root, "dist/libraries");

/**
 * Puts these libraries into the binary as packed files beside the program, which are read when something imports them. As a
 * part of it they would be there twice, as text and compiled, which takes nearly three times as much again.
 */
export async function librariesBeside(): Promise<BunPlugin> {
  const stubs = new Map<string, string>();
  for (const [file, libraries] of Object.entries(files)) {
    const at = await bundled(file, libraries);
    for (const [library, names] of Object.entries(libraries)) {
      stubs.set(library, stubOf(at, library, names));
    }
  }
  const asked = new RegExp(`^(?:${[...stubs.keys()].join("|")})$`);
  return {
    name: "libraries beside the program",
    setup(build) {
      build.onResolve({ filter: asked }, ({ path, importer }) =>
        importer.includes("node_modules") ? undefined : { path, namespace: "library" },
      );
      build.onLoad({ filter: /./, namespace: "library" }, ({ path }) => ({
        contents: stubs.get(path) ?? "",
        loader: "js",
      }));
    },
  };
}

/** One name for each part of a file, because two libraries may both have a default. */
export const partOf = (library: string, name: string) =>
  `${library}_${name}`.replaceAll(/\W/g, "_");

/** Bundles what is used of some libraries into one file; answers where. */
async function bundled(file: string, libraries: Record<string, string[]>): Promise<string> {
  const entry = join(folder, `${file}.entry.js`);
  const parts = Object.entries(libraries).map(([library, names]) => {
    const list = names.map((name) => `${name} as ${partOf(library, name)}`);
    return `export { ${list.join(", ")} } from ${JSON.stringify(library)};`;
  });
  await Bun.write(entry, parts.join("\n"));
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    target: "bun",
    format: "esm",
    minify: true,
    plugins: [nativeBrotli, numbersOfTheUnion],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
  const at = join(folder, `${file}.js.zst`);
  const bytes = (await outputs[0]?.arrayBuffer()) ?? new ArrayBuffer();
  await Bun.write(at, Bun.zstdCompressSync(bytes, { level: 19 }));
  return at;
}

/** A module that stands for a library: it reads the file and hands on what is used of it. */
const stubOf = (at: string, library: string, names: string[]): string =>
  [
    `import at from ${JSON.stringify(at)} with { type: "file" };`,
    'import { readFileSync } from "node:fs";',
    // At once: a worker that still waited for a part of itself would miss what it is asked.
    "const text = Bun.zstdDecompressSync(readFileSync(at));",
    'const program = new Blob([text], { type: "text/javascript" });',
    "const parts = require(URL.createObjectURL(program));",
    ...names.map((name) => {
      const part = `parts.${partOf(library, name)}`;
      return `export ${name === "default" ? "default" : `const ${name} =`} ${part};`;
    }),
  ].join("\n");
