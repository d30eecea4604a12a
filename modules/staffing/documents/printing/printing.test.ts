import { expect, test } from "bun:test";
import { png } from "@/modules/platform/files/fixtures";
import { entriesOf, unpacked } from "@/modules/platform/files/looking/zip";
import { blocksOf } from "../rules";
import { docxOf } from "./docx";
import { pdfOf } from "./pdf";

const page = (logo: boolean) => ({
  title: "Offer",
  author: "Noord",
  footer: "D-1",
  blocks: blocksOf("# Offer\n\n## Terms\n\nWork."),
  brand: {
    name: "Noord",
    ink: "#6a5c00",
    logo: logo ? { bytes: png(), width: 300, height: 100 } : null,
  },
});

test("a document wears the logo and the colour of the agency in both its forms", async () => {
  const docx = await docxOf(page(true));
  const entries = entriesOf(docx) ?? [];
  expect(entries.filter(({ name }) => /^word\/media\/.+\.png$/.test(name))).toHaveLength(1);
  const body = entries.find(({ name }) => name === "word/document.xml");
  const text = body ? new TextDecoder().decode(unpacked(docx, body, 1_000_000)) : "";
  expect(text.match(/w:color w:val="6a5c00"/gi)).toHaveLength(2);
  const [worn, plain] = await Promise.all([pdfOf(page(true)), pdfOf(page(false))]);
  const images = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Subtype \/Image/g);
  expect(images(worn)?.length).toBeGreaterThan(0);
  expect(images(plain)).toBeNull();
});
