import { type Format, formats } from "../rules";
import { type FileInspection, lookIntoArchive, refusals } from "./office";
import * as pictures from "./pictures";
import { isPlainText } from "./words";

export { stripMetadata } from "./strip-metadata";
export { refusals };

type Kind = {
  format: Format;
  looksLike(bytes: Uint8Array): boolean;
  isWhole(bytes: Uint8Array): boolean;
};

const kinds: Kind[] = [
  { format: "pdf", looksLike: (bytes) => beginsWith(bytes, "%PDF-"), isWhole: isWholePdf },
  { format: "rtf", looksLike: (bytes) => beginsWith(bytes, "{\\rtf"), isWhole: isWholeRichText },
  { format: "png", looksLike: pictures.looksLikePng, isWhole: pictures.isWholePng },
  { format: "jpg", looksLike: pictures.looksLikeJpeg, isWhole: pictures.isWholeJpeg },
  { format: "webp", looksLike: pictures.looksLikeWebp, isWhole: pictures.isWholeWebp },
  { format: "heic", looksLike: pictures.looksLikeHeic, isWhole: pictures.isWholeHeic },
];

/** What the bytes of a file are, whatever its name says; or why it is not taken. */
export function inspectFile(bytes: Uint8Array, name: string): FileInspection {
  const seen = seenIn(bytes);
  if ("refusal" in seen) return seen;
  return isNamedAs(name, seen.format) ? seen : { refusal: refusals.misnamed(seen.format) };
}

/** Whether a name ends as a format's names do. */
export function isNamedAs(name: string, format: Format): boolean {
  const allowed: readonly string[] = formats[format].endings;
  return allowed.includes(endingIn(name));
}

export const endingIn = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

function seenIn(bytes: Uint8Array): FileInspection {
  if (bytes.length === 0) return { refusal: refusals.empty() };
  const kind = kinds.find(({ looksLike }) => looksLike(bytes));
  if (kind && !kind.isWhole(bytes)) return { refusal: refusals.damaged() };
  if (kind?.format === "rtf" && embeds(bytes)) return { refusal: refusals.active() };
  if (kind?.format === "pdf" && acts(bytes)) return { refusal: refusals.active() };
  if (kind) return { format: kind.format };
  if (beginsWith(bytes, "PK\x03\x04")) return safely(bytes);
  // Office locks a document by wrapping it in the older format that begins like this.
  if (beginsWith(bytes, "\xD0\xCF\x11\xE0")) return { refusal: lockedOrOld(bytes) };
  return isPlainText(bytes) ? { format: "txt" } : { refusal: refusals.unknown() };
}

function safely(bytes: Uint8Array): FileInspection {
  try {
    return lookIntoArchive(bytes);
  } catch {
    return { refusal: refusals.damaged() };
  }
}

const lockedOrOld = (bytes: Uint8Array) =>
  /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/.test(pictures.latin(bytes))
    ? refusals.encrypted()
    : refusals.unknown();

const beginsWith = (bytes: Uint8Array, mark: string) =>
  pictures.latin(bytes.subarray(0, mark.length)) === mark;

/** Runs a script or a program once it is opened; what stands in packed objects is not seen. */
const acts = (bytes: Uint8Array) => /\/S\s*\/(?:JavaScript|Launch)\b/.test(pictures.latin(bytes));

/** A program, or a document of another kind, packed into the text. */
const embeds = (bytes: Uint8Array) =>
  /\\(?:objdata|objocx|objupdate|objautlink)/.test(pictures.latin(bytes));

function isWholeRichText(bytes: Uint8Array): boolean {
  return /\}[\s\0]*$/.test(pictures.latin(bytes.subarray(-256)));
}

/** It ends as a PDF, and is not an archive or a page as well. */
function isWholePdf(bytes: Uint8Array): boolean {
  const end = pictures.latin(bytes.subarray(-2048));
  const after = end.slice(end.lastIndexOf("%%EOF") + 5);
  const tail = pictures.latin(bytes.subarray(-70_000));
  return end.includes("%%EOF") && /^[\s\0]*$/.test(after) && !/PK\x05\x06[^]{18,}$/.test(tail);
}
