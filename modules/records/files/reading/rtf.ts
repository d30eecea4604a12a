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

/** How a file's code pages and its fonts' character sets are called; all others are the one of Western Europe. */
const pages = new Map(
  [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((it) => [it, `windows-${it}`]),
);
pages.set(10000, "macintosh").set(874, "windows-874");
const sets = new Map<number, number>([
  [77, 10000],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

const decoderOf = (page: number) => new TextDecoder((pages.get(page) ?? "windows-1252") as "utf-8");

/** By the number of a font: what its letters are written in, where it says so. */
const fontsIn = (source: string, usual: TextDecoder) =>
  new Map(
    [...source.matchAll(/\\f(\d+)(?:\\[a-z]+-?\d*|\s){0,12}?\\fcharset(\d+)/g)].map(
      ([, font, set]) => {
        const page = sets.get(Number(set)) ?? (Number(set) === 0 ? 1252 : 0);
        return [font, page ? decoderOf(page) : usual] as const;
      },
    ),
  );

/** The words of a rich text file; a letter that is written as a number may be followed by another one for old readers. */
export function richText(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString("latin1");
  const usual = decoderOf(Number(/\\ansicpg(\d+)/.exec(source)?.[1] ?? 1252));
  const fonts = fontsIn(source, usual);
  const first = fonts.get(/\\deff(\d+)/.exec(source)?.[1]) ?? usual;
  const groups: [isRead: boolean, letters: TextDecoder][] = [];
  let [isRead, letters, text, passed] = [true, first, "", 0];
  const add = (words: string) => {
    const rest = words.slice(passed);
    passed = Math.max(0, passed - words.length);
    if (isRead) text += rest;
  };
  for (const [, word, number, byte, sign, brace, plain] of source.matchAll(tokens)) {
    if (brace === "{") groups.push([isRead, letters]);
    else if (brace === "}") [isRead, letters] = groups.pop() ?? [true, first];
    else if (sign === "*" || (word && unread.has(word))) isRead = false;
    else if (word === "u" && number) {
      if (isRead) text += String.fromCharCode((Number(number) + 65_536) % 65_536);
      passed = 1;
    } else if (word === "f" && number) letters = fonts.get(number) ?? usual;
    else if (word === "plain") letters = first;
    else if (word) {
      if (isRead) text += breaks.get(word) ?? "";
    } else if (byte) add(letters.decode(Uint8Array.of(Number.parseInt(byte, 16))));
    else if (sign) add(sign === "~" ? " " : /[\\{}]/.test(sign) ? sign : "");
    else if (plain) add(letters.decode(Buffer.from(plain, "latin1")));
  }
  return text;
}
