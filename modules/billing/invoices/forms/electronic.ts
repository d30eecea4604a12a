import type { Syntax } from "@/modules/billing/details/rules";
import type { InvoiceContent } from "../content";
import { structuredOf } from "./structured";
import { formWordsOf } from "./words";

/** What the library calls each of them. */
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

/** The electronic form; of Factur-X also the PDF, then with the same XML inside. */
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

/** Without the service around the formats, which compiles its schema anew for each invoice: half a second. */
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

/** The file that a reader of the PDF finds in it. */
async function embeddedIn(pdf: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const inside = (await PDFDocument.load(pdf)).getAttachments();
  const found = inside.find(({ name }) => name === "factur-x.xml");
  if (!found) throw new Error("The PDF has no invoice inside.");
  return found.data;
}
