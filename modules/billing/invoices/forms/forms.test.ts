import { inflateSync } from "node:zlib";
import { expect, test } from "bun:test";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { extractText, getDocumentProxy } from "unpdf";
import { syntaxes } from "@/modules/billing/details/rules";
import { formOf } from "@/modules/staffing/documents/printing/forms/form";
import { patience } from "@/src/patience.testing";
import { amountOf } from "../rules";
import { annexFor, anyContent } from "./content.testing";
import { hasSchemas, refusedIn } from "./schemas.testing";
import { asBilling, spoilt, withTwoDates } from "./spoiling.testing";
import { electronicOf } from "./electronic";
import { paperOf, paymentCode } from "./paper";
import { formatterFor } from "./words";
import { failedIn, hasRules, rulesOf } from "./schematron.testing";

const brand = { name: "Noord", ink: "#123456", logo: null };
const sample = (syntax: (typeof syntaxes)[number]) =>
  fc.sample(anyContent(syntax), { numRuns: 1, seed: 2026 });

if (!hasRules) console.warn("SKIPPED: no official rules in ../shared/data/einvoice.");
test.skipIf(!hasRules).each([...syntaxes])(
  "the official rules find nothing wrong with %s, and refuse a copy whose sum is another",
  async (syntax) => {
    for (const content of sample(syntax)) {
      const pdf =
        syntax === "facturx" ? await formOf(paperOf(content, null, brand)) : new Uint8Array();
      const { xml: written } = await electronicOf(content, pdf);
      const xml = asBilling(content, written);
      expect(await failedIn(xml, rulesOf[syntax])).toEqual([]);
      expect((await failedIn(spoilt(xml), rulesOf[syntax])).join()).toContain("BR-CO-16");
    }
  },
  patience(60_000),
);

if (!hasSchemas())
  console.warn("SKIPPED: no XML schemas; `bun run einvoices` has Maven bring them.");
test.skipIf(!hasSchemas()).each([...syntaxes])(
  "the XML schema finds %s valid, and refuses a copy that says its date twice",
  async (syntax) => {
    const all = fc.sample(anyContent(syntax), {
      numRuns: syntax === "facturx" ? 1 : 20,
      seed: 2026,
    });
    for (const content of all) {
      const pdf =
        syntax === "facturx" ? await formOf(paperOf(content, null, brand)) : new Uint8Array();
      const { xml } = await electronicOf(content, pdf);
      expect(await refusedIn(xml)).toEqual([]);
      expect((await refusedIn(withTwoDates(xml))).join()).toContain("not expected");
    }
  },
  patience(60_000),
);

test("the PDF says the sums, why there is no VAT, where to pay and which hours stand behind it", async () => {
  const [content] = fc
    .sample(anyContent("ubl"), { numRuns: 120, seed: 1 })
    .filter(
      (it) => it.kind === "invoice" && it.payment.blocked && it.vat.exemption && !it.selfBilled,
    )
    .filter((it) => it.language === "nl");
  if (!content) throw new Error("None of the samples has it all.");
  const annex = annexFor(content);
  const pdf = await formOf(paperOf(content, annex, brand));
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), {
    mergePages: true,
  });
  const places = new Intl.DisplayNames("nl", { type: "region" });
  const country = places.of(content.buyer.country) ?? "";
  for (const said of [
    "Factuur",
    content.number,
    country,
    "g-rekening",
    "Bijlage",
    "Ann Bakker",
    "Loonsom",
  ])
    expect(text).toContain(said);
  // The whole is a sum, and never what one is told to pay to the free account.
  const { blocked, iban, freeCents } = content.payment;
  const [gross, free, share] = [content.totals.grossCents, freeCents, blocked?.cents ?? 0].map(
    (cents) => formatterFor("nl", content.currency).money(cents),
  );
  const line = text.replaceAll(/\s+/g, " ");
  for (const wanted of [`Maak ${free} over op ${iban}`, `en ${share} (${blocked?.percent}%) op de`])
    expect(line).toContain(wanted.replaceAll(/\s+/g, " "));
  expect(line).not.toContain(`${gross?.replaceAll(/\s+/g, " ")} over op`);
  expect(paymentCode(content)).toContain(`EUR${amountOf(content.payment.freeCents)}`);
  expect(paymentCode(content)).toContain(content.payment.reference);
});

test("of Factur-X the XML in the PDF is the one that is sent, and says the same sums", async () => {
  const [content] = sample("facturx");
  if (!content) throw new Error("There is no sample.");
  const made = await electronicOf(content, await formOf(paperOf(content, null, brand)));
  const text = Buffer.from(made.xml).toString("latin1");
  expect(streamsIn(made.pdf).filter((it) => it.toString("latin1") === text)).toHaveLength(1);
  const read = new XMLParser({ ignoreAttributes: true, parseTagValue: false });
  const said = JSON.stringify(read.parse(new TextDecoder().decode(made.xml)));
  expect(said).toContain(`"ram:DuePayableAmount":"${amountOf(content.totals.grossCents)}"`);
  expect(Buffer.from(made.pdf).toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>");
});

/** What is packed in a PDF, without a library that knows the format. */
function streamsIn(pdf: Uint8Array): Buffer[] {
  const all = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...all].flatMap(([, packed = ""]) => {
    try {
      return [inflateSync(Buffer.from(packed, "latin1"))];
    } catch {
      return [];
    }
  });
}
