import { Failure } from "@/src/errors";
import { beginning, isBomb, type ListedFile, readZip, unpacked } from "@/src/zip";
import { type Format, formats } from "../rules";

/** What a file is, or why it is not taken. */
export type FileInspection = { format: Format } | { refusal: Failure };

export const refusals = {
  empty: () => new Failure("mistyped", "This file is empty."),
  unknown: () =>
    new Failure(
      "mistyped",
      "Unsupported file type. Use PDF, Word, Excel, OpenDocument, text or images.",
    ),
  damaged: () => new Failure("mistyped", "The file's content doesn't match its type."),
  encrypted: () =>
    new Failure(
      "mistyped",
      "This file is password-protected. Save it without a password and add it again.",
    ),
  active: () =>
    new Failure(
      "mistyped",
      "This file contains macros or active content. Save it without them and add it again.",
    ),
  bomb: () => new Failure("mistyped", "This file expands to an unsafe size and was rejected."),
  misnamed: (format: Format) =>
    new Failure(
      "mistyped",
      `The file name should end in .${formats[format].endings[0]} to match its content.`,
    ),
};

const most = 4 * 1024 * 1024;
const active =
  /^Basic\/|^Scripts\/|vbaProject|vbaData|activeX|macrosheets|oleObject\d*\.bin|\.(?:exe|dll|js|vbs|jar)$/i;
const signsOfMacros = /macroEnabled|vbaProject|activeX/i;
/** A template or frame that Word would fetch from elsewhere as soon as it is opened. */
const fetched = /(?:attachedTemplate|frame|oleObject)"[^>]*TargetMode\s*=\s*"External"/i;

/** What an archive is: a document, or a reason not to take it. */
export function lookIntoArchive(bytes: Uint8Array): FileInspection {
  const zip = readZip(bytes);
  if (!zip?.isWhole || zip.files.some(isUnsafePath)) return { refusal: refusals.damaged() };
  const entries = zip.files;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { refusal: refusals.encrypted() };
  if (isBomb(entries)) return { refusal: refusals.bomb() };
  if (entries.some(({ name }) => active.test(name))) return { refusal: refusals.active() };
  const format = formatOf(bytes, entries);
  if (!format) return { refusal: refusals.unknown() };
  return findingOf(bytes, entries) ?? { format };
}

/** A name that leaves the folder it is unpacked in, or stands in the list twice, is nobody's mistake. */
const isUnsafePath = ({ name }: ListedFile, n: number, all: ListedFile[]) =>
  /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(name) ||
  all.findIndex((it) => it.name === name) !== n;

function formatOf(bytes: Uint8Array, entries: ListedFile[]): Format | null {
  const has = (name: string) => entries.find((it) => it.name === name);
  const type = has("mimetype");
  if (type && has("content.xml")) return isOdt(textOf(bytes, type)) ? "odt" : null;
  if (!has("[Content_Types].xml")) return null;
  if (has("word/document.xml")) return "docx";
  return has("xl/workbook.xml") ? "xlsx" : null;
}

const isOdt = (type: string) => type.trim() === "application/vnd.oasis.opendocument.text";

function findingOf(bytes: Uint8Array, entries: ListedFile[]): FileInspection | null {
  const told = entries.filter(({ name }) => /^\[Content_Types\]\.xml$|\.rels$/.test(name));
  const texts = told.map((entry) => textOf(bytes, entry));
  if (texts.some((text) => signsOfMacros.test(text) || fetched.test(text))) {
    return { refusal: refusals.active() };
  }
  const parts = entries.filter(({ name }) => /\.(?:xml|rels)$/.test(name));
  return parts.every((entry) => isPlainXml(beginning(bytes, entry)))
    ? null
    : { refusal: refusals.damaged() };
}

/** XML that declares entities may say anything; office programs never write any. */
const isPlainXml = (text: string) =>
  text.length === 0 ||
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<[\w:]/s.test(text.slice(0, 4096));

const textOf = (bytes: Uint8Array, entry: ListedFile) =>
  new TextDecoder().decode(unpacked(bytes, entry, most));
