/** Parts of a file that hold no words of it: fonts, colours, styles, pictures, and all that a program may pass over. */
const unread = new Set([
  "fonttbl",
  "colortbl",
  "stylesheet",
  "info",
  "pict",
  "object",
  "themedata",
  "*",
]);
const breaks = new Map([
  ["par", "\n"],
  ["line", "\n"],
  ["row", "\n"],
  ["page", "\n"],
  ["sect", "\n"],
  ["tab", "\t"],
  ["cell", "\t"],
  ["emdash", "—"],
  ["endash", "–"],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
]);

const tokens = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;
const windows = new TextDecoder("windows-1252");

/** The words of a rich text file; a letter that is written as a number may be followed by another one for old readers. */
export function richText(bytes: Uint8Array): string {
  const source = windows.decode(bytes);
  const groups: boolean[] = [];
  let [isRead, text, passed] = [true, "", 0];
  const add = (letters: string) => {
    const rest = letters.slice(passed);
    passed = Math.max(0, passed - letters.length);
    if (isRead) text += rest;
  };
  for (const [, word, number, byte, sign, brace, plain] of source.matchAll(tokens)) {
    if (brace === "{") groups.push(isRead);
    else if (brace === "}") isRead = groups.pop() ?? true;
    else if (sign === "*" || (word && unread.has(word))) isRead = false;
    else if (word === "u" && number) {
      if (isRead) text += String.fromCharCode((Number(number) + 65_536) % 65_536);
      passed = 1;
    } else if (word) {
      if (isRead) text += breaks.get(word) ?? "";
    } else if (byte) add(windows.decode(Uint8Array.of(Number.parseInt(byte, 16))));
    else if (sign) add(sign === "~" ? " " : /[\\{}]/.test(sign) ? sign : "");
    else if (plain) add(plain);
  }
  return text;
}
