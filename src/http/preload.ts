/** What a screen consists of, so that the browser can ask for all of it while it still reads the document. */
export type Ahead = {
  /** Its addresses, written as the router writes them: `/jobs/:id?`. */
  paths: readonly string[];
  /** Whether one has to be signed in. */
  isInside: boolean;
  /** Its files of script. */
  files: readonly string[];
  /** An import map, where a file stands for several. */
  map?: string;
  /** The smaller set of files where a record fills the page (`?full=1`) and no list is drawn. */
  alone?: { files: readonly string[]; map?: string };
  /** Its file of text by language. */
  texts: Readonly<Record<string, string>>;
  /** The same with what puts the screen up before the program is there, where the address says nothing more. */
  begun?: Readonly<Record<string, string>>;
  /** What it asks the server for first where the address says nothing more. */
  asks: readonly string[];
};

export type Visit = { address: string; lang: string; isInside: boolean };

/** The screen at an address, as that address shows it. */
export function screenAt(screens: readonly Ahead[], visit: Visit): Ahead | undefined {
  const { address, isInside } = visit;
  const { pathname, searchParams } = new URL(address);
  const screen = screens
    .filter((it) => it.isInside === isInside)
    .find(({ paths }) => paths.some((path) => patternOf(path).test(pathname)));
  if (screen?.begun && isBare(screen, visit)) return { ...screen, texts: screen.begun };
  return screen?.alone && searchParams.get("full") === "1"
    ? { ...screen, ...screen.alone }
    : screen;
}

/** The links of a document that ask for what its screen needs. */
export function linksFor(screen: Ahead, visit: Visit): string {
  const texts = screen.texts[visit.lang];
  return [
    ...screen.files.map((it) => scriptLink(it)),
    texts ? scriptLink(texts, " data-texts") : "",
    ...(isBare(screen, visit) ? screen.asks.map(answerLink) : []),
  ].join("");
}

/** Whether an address says no more than which screen it is. */
function isBare(screen: Ahead, { address }: Visit): boolean {
  const { pathname, search } = new URL(address);
  return search === "" && screen.paths.some((path) => literalOf(path) === pathname);
}

/** The part of a record, which an address may leave out. */
const optional = /\/:\w+\?$/;

const literalOf = (path: string) => path.replace(optional, "");

const patternOf = (path: string) => new RegExp(`^${path.replace(optional, "(/[^/]+)?")}$`);

const scriptLink = (file: string, mark = "") => `<link rel="modulepreload"${mark} href="${file}">`;

/** Says where a browser finds the files that came as one; no module may have been asked for before it. */
export const mapping = (map: string) => `<script type="importmap">${map}</script>`;

/** Asked for as the client asks, or the browser would ask twice. */
const answerLink = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${Bun.escapeHTML(address)}">`;

/**
 * Makes the script with the texts load first, draw the first screen and then start the program, which is only
 * preloaded.
 */
export function withEarlyStart(html: string, screen: Ahead | undefined, lang: string): string {
  if (!screen || screen.texts !== screen.begun) return html;
  return html.replace(
    /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/,
    (_, mode = "", program) =>
      `<link rel="modulepreload"${mode} href="${program}">` +
      `<script type="module" async data-then="${program}" src="${screen.texts[lang]}"></script>`,
  );
}
