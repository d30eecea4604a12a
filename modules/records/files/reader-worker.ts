import { decodeText } from "./inspection/words";
import { openText, wordText } from "./reading/office";
import { pdfText } from "./reading/pdf";
import { richText } from "./reading/rtf";
import { type Format, longestText, type Trouble } from "./rules";

export type Question = { bytes: Uint8Array<ArrayBuffer>; format: Format };
export type Reading =
  { state: "done"; text: string } | { state: "empty" } | { state: "failed"; trouble: Trouble };

declare const self: Worker;

const readers: Partial<Record<Format, (bytes: Uint8Array) => string | Promise<string>>> = {
  pdf: pdfText,
  docx: wordText,
  odt: openText,
  rtf: richText,
  txt: (bytes) => decodeText(bytes) ?? "",
};

/** The words of a file, away from the thread that answers people. */
export async function readText({ bytes, format }: Question): Promise<Reading> {
  try {
    const text = tidy((await readers[format]?.(bytes)) ?? "");
    return hasWords(text) ? { state: "done", text } : { state: "empty" };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { state: "failed", trouble: isLocked ? "locked" : "damaged" };
  }
}

/** A scan holds at most a stamp of the machine that made it. */
const hasWords = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;

/** "J A N   K E E S": letters that are set apart are words, whose borders are wider. */
function unspaced(line: string): string {
  const words = line.split(/[^\S\n]{2,}/);
  const isApart = words.every((it) => /^\p{L}(?: [\p{L}'’-])*$/u.test(it));
  return isApart && line.length > 8 ? words.map((it) => it.replaceAll(" ", "")).join(" ") : line;
}

/** What tabs and several spaces part are cells of one line. */
const tidy = (text: string) =>
  text
    .slice(0, longestText * 2)
    .normalize("NFKC")
    .replaceAll(/\r\n?|[\f\v\u2028\u2029]/g, "\n")
    .replaceAll(/^[^\S\n]+|[^\S\n]+$/gm, "")
    .replaceAll(/^.*$/gm, unspaced)
    .replaceAll(/(?<=[:|])(?:\t[^\S\n]*|[^\S\n]{3,})/g, " ")
    .replaceAll(/[^\S\n]*(?:\t[^\S\n]*|[^\S\n]{3,})(?!\|)/g, " | ")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]/gu, (sign) => (sign === "\n" ? sign : ""))
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, longestText);

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await readText(data));
