import { deflateRawSync } from "node:zlib";
import type { App } from "@/src/app";
import { add } from "./adding";
import { NewFile } from "./model";

const encode = (text: string) => new TextEncoder().encode(text);

type Part = { name: string; content: string | Uint8Array; flags?: number; bytes?: number };

/** An archive with these files in it; `bytes` may lie about how large one is. */
export function archive(parts: Part[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, flags = 0, bytes } of parts) {
    const plain = typeof content === "string" ? encode(content) : content;
    const packed = new Uint8Array(deflateRawSync(plain));
    const title = encode(name);
    const told = [0, Bun.hash.crc32(plain), packed.length, bytes ?? plain.length] as const;
    const head = [u16(20), u16(flags), u16(8), ...told.map(u32), u16(title.length), u16(0)];
    const file = joined([u32(0x04034b50), ...head, title, packed]);
    list.push(
      joined([u32(0x02014b50), u16(20), ...head, u16(0), u16(0), u16(0), u32(0), u32(at), title]),
    );
    files.push(file);
    at += file.length;
  }
  const index = joined(list);
  const count = u16(parts.length);
  const end = [u32(0x06054b50), u32(0), count, count, u32(index.length), u32(at), u16(0)];
  return joined([...files, index, ...end]);
}

const u16 = (n: number) => new Uint8Array(new Uint16Array([n]).buffer);
const u32 = (n: number) => new Uint8Array(new Uint32Array([n]).buffer);
const joined = (parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const xml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A Word document that says this, a paragraph a line. */
export const wordDocument = (text: string, more: Part[] = []): Uint8Array<ArrayBuffer> =>
  archive([
    {
      name: "[Content_Types].xml",
      content: '<?xml version="1.0"?><Types><Default Extension="xml"/></Types>',
    },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?><w:document><w:body>${text
        .split("\n")
        .map((line) => `<w:p><w:r><w:t>${xml(line)}</w:t></w:r></w:p>`)
        .join("")}</w:body></w:document>`,
    },
    ...more,
  ]);

/** Where Windows keeps the signs that Latin-1 lacks. */
const windows = new Map([
  ["–", 0x96],
  ["—", 0x97],
  ["’", 0x92],
  ["•", 0x95],
]);

const hex = (text: string) =>
  [...text]
    .map((sign) => windows.get(sign) ?? sign.codePointAt(0) ?? 0)
    .map((code) => code.toString(16).padStart(2, "0"))
    .join("");

/** A PDF of one page that says this in Helvetica, a line under the other; letters of Western Europe. */
export function pdfDocument(text: string): Uint8Array<ArrayBuffer> {
  const lines = text.split("\n").map((line) => `<${hex(line)}> Tj T*`);
  return pdfDrawing(encode(`BT /F1 10 Tf 12 TL 40 800 Td ${lines.join("\n")} ET`));
}

/** A PDF of one page on which this is drawn, perhaps packed in some way. */
export function pdfDrawing(drawn: Uint8Array, packing = ""): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const places = [...objects, ""].map((object, n) => {
    const at = String(body.length).padStart(10, "0");
    if (object) body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${at} 00000 n \n`;
  });
  const head = encode(`${body}5 0 obj\n<< /Length ${drawn.length} ${packing} >>\nstream\n`);
  const foot = "\nendstream\nendobj\n";
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join("")}`;
  const end = `${head.length + drawn.length + foot.length}\n%%EOF\n`;
  const tail = `${foot}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${end}`;
  return joined([head, drawn, encode(tail)]);
}

/** The smallest picture, of one grey point. */
export const png = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  );

export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  new File([content], name);

/** A file added to a record as a recruiter adds it. */
export const filed = (
  app: App,
  candidateId: string,
  file: File,
  more: Partial<Omit<NewFile, "file">> = {},
) => add(app, NewFile.parse({ kind: "candidate", recordId: candidateId, file, ...more }));
