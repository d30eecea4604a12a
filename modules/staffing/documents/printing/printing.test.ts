import { expect, test } from "bun:test";
import { join } from "node:path";
import { png } from "@/modules/records/files/fixtures";
import { unzip } from "@/src/zip/unzip.testing";
import { tempFolder } from "@/modules/testing";
import { blocksOf } from "../rules";
import { docxOf } from "./docx";
import { fontFiles, lettered, piecesOf } from "./face";
import { reportPdf } from "./report";
import { pdfOf } from "./pdf";

const page = (logo: boolean) => ({
  title: "Offer & terms",
  author: "Noord",
  language: "en" as const,
  footer: "D-1",
  blocks: blocksOf("# Offer\n\n## Terms\n\nWork.\n\n- One\n- Two\n\n| Place | Łódź, Αθήνα |"),
  brand: {
    name: "Noord",
    ink: "#6a5c00",
    logo: logo ? { bytes: png(), width: 300, height: 100 } : null,
  },
});

test("a document wears the logo and the colour of the agency in both its forms", async () => {
  const docx = await docxOf(page(true));
  const files = unzip(docx);
  expect([...files.keys()].filter((name) => /^word\/media\/.+\.png$/.test(name))).toHaveLength(1);
  const text = files.get("word/document.xml") ?? "";
  const about = files.get("docProps/core.xml") ?? "";
  expect(about).toContain(`<cp:lastModifiedBy>${page(true).author}</cp:lastModifiedBy>`);
  expect(about).not.toContain("Un-named");
  expect(text.match(/w:color w:val="6a5c00"/gi)).toHaveLength(2);
  const [worn, plain] = await Promise.all([pdfOf(page(true)), pdfOf(page(false))]);
  const images = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Subtype \/Image/g);
  expect(images(worn)?.length).toBeGreaterThan(0);
  expect(images(plain)).toBeNull();
});

const paper = {
  ...{ title: "Report", subtitle: "January", language: "nl", company: "Noord", tagline: "People" },
  ...{ logo: null, color: "#6a5c00", cover: ["January"], footer: "Noord" },
  parts: [
    {
      ...{ title: "Revenue", subtitle: "" },
      blocks: [
        {
          kind: "figures" as const,
          figures: [{ name: "Sum", text: "€ 1", note: "", isDim: false }],
        },
        {
          ...{ kind: "picture" as const, title: "By place" },
          svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text x="1" y="5">Łódź</text></svg>',
        },
        {
          ...{ kind: "table" as const, title: "Clients", head: ["Name", "Sum"] },
          ...{ rows: Array.from({ length: 90 }, (_, n) => [`Client ${n}`, "1"]) },
          isRight: [false, true],
        },
      ],
    },
  ],
};

/** The objects of a PDF as text, without what is packed in them. */
const objectsOf = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1");
const elementsIn = (text: string) =>
  [...text.matchAll(/\/S \/(Document|H1|H2|P|LI|LBody|L|Table|TR|TH|TD|Figure)\b/g)].reduce(
    (found, [, type = ""]) => ({ ...found, [type]: (found[type] ?? 0) + 1 }),
    {} as Record<string, number>,
  );

test("a document says what its parts are, in which language, and by which title", async () => {
  const text = objectsOf(await pdfOf(page(true)));
  expect(text).toStartWith("%PDF-1.7");
  expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(text).toContain('x-default">Offer &amp; terms</rdf:li>');
  for (const said of ["/Marked true", "/Lang (en)", "/DisplayDocTitle true", "/Alt (Noord)"])
    expect(text).toContain(said);
  expect(elementsIn(text)).toEqual({
    ...{ Document: 1, Figure: 1, H1: 1, H2: 1, P: 1 },
    ...{ L: 1, LI: 2, LBody: 2, Table: 1, TR: 1, TH: 1, TD: 1 },
  });
});

test("a report has tables with heads, and pictures with their words", async () => {
  const text = objectsOf(await reportPdf(paper));
  expect(text).toContain("/Lang (nl)");
  expect(elementsIn(text)).toMatchObject({
    H1: 2,
    H2: 2,
    Figure: 1,
    Table: 1,
    TR: 91,
    TH: 2,
    TD: 180,
  });
});

test("a document wears the face of the house, and another only for letters that it lacks", async () => {
  const fonts = (pdf: Uint8Array) =>
    [...new Set(objectsOf(pdf).match(/(?<=\/BaseFont \/\w{6}\+)[\w-]+/g))].toSorted();
  const sans = ["InstrumentSans-Bold", "InstrumentSans-Regular"];
  expect(fonts(await pdfOf(page(false)))).toEqual([...sans, "Roboto-Regular"]);
  expect(piecesOf("Łódź, € 1 −").map(({ text }) => text)).toEqual(["Ł", "ód", "ź", ", € 1 −"]);
  expect(lettered('<text x="1">Łódź</text>')).toContain('font-family="Roboto"');
  expect(fontFiles).toHaveLength(6);
});

const judge = Bun.which("qpdf");
if (!judge) console.warn("SKIPPED: no qpdf, another reader of what is printed.");
test.skipIf(!judge)("another reader finds nothing wrong with either", async () => {
  for (const pdf of await Promise.all([pdfOf(page(true)), reportPdf(paper)])) {
    const file = join(tempFolder(), "printed.pdf");
    await Bun.write(file, pdf);
    const { exitCode, stdout } = Bun.spawnSync([judge ?? "", "--check", file]);
    expect([exitCode, stdout.toString()]).toEqual([0, expect.stringContaining("No syntax")]);
  }
});
