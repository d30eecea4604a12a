import type { Syntax } from "@/modules/billing/details/rules";
import type { InvoiceContent } from "../content";
import { structuredOf } from "./structured";
import { formWordsOf } from "./words";

/** The names that the library has for our formats. */
const formats: Record<Syntax, string> = {
  ubl: "UBL",
  peppol: "UBL",
  xrechnung: "XRECHNUNG-UBL",
  cii: "CII",
  facturx: "Factur-X-EN16931",
};

export type ToWrite = { content: InvoiceContent; pdf: Uint8Array };
export type Electronic = { xml: Uint8Array; pdf: Uint8Array };

const silent = { log() {}, warn() {}, error() {} };

/** Generates the electronic form; for Factur-X also the PDF with the same XML embedded. */
export async function electronicOf(content: InvoiceContent, pdf: Uint8Array): Promise<Electronic> {
  const { syntax, number } = content;
  if (syntax !== "facturx") return { xml: bytesOf(await written(content)), pdf };
  const filename = `${number}.pdf`;
  const both = bytesOf(
    await written(content, { buffer: pdf, filename, mimetype: "application/pdf" }),
  );
  return { xml: await embeddedIn(both), pdf: both };
}

type Given = { buffer: Uint8Array; filename: string; mimetype: string };

/**
 * Calls the formats directly. The library's own service compiles its schema for every invoice, which takes half a
 * second.
 */
async function written(content: InvoiceContent, pdf?: Given): Promise<string | Uint8Array> {
  const { FormatFactoryService } = await import("@e-invoice-eu/core");
  const format = formats[content.syntax];
  const writer = new FormatFactoryService().createFormatService(format, silent);
  const invoice = structuredOf(content, formWordsOf(content));
  writer.fillInvoiceDefaults(invoice);
  const options = { format, lang: content.language, noWarnings: true, ...(pdf && { pdf }) };
  return writer.generate(invoice, options);
}

const bytesOf = (made: string | Uint8Array): Uint8Array =>
  typeof made === "string" ? new TextEncoder().encode(made) : Uint8Array.from(made);

/** Extracts the XML that is embedded in the PDF. */
async function embeddedIn(pdf: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const inside = (await PDFDocument.load(pdf)).getAttachments();
  const found = inside.find(({ name }) => name === "factur-x.xml");
  if (!found) throw new Error("The PDF has no invoice inside.");
  return found.data;
}
