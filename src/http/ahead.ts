/** What a screen consists of, so that the browser can ask for all of it while it still reads the document. */
export type Ahead = {
  /** Its addresses, written as the router writes them: `/jobs/:id?`. */
  paths: readonly string[];
  /** Whether one has to be signed in. */
  isInside: boolean;
  /** Its files of script and text by language. */
  files: Readonly<Record<string, readonly string[]>>;
  /** What it asks the server for first where the address says nothing more. */
  asks: readonly string[];
};

type Visit = { address: string; lang: string; isInside: boolean };

/** The links of a document that ask for what the screen at its address needs. */
export function linksFor(screens: readonly Ahead[], { address, lang, isInside }: Visit): string {
  const { pathname, search } = new URL(address);
  const screen = screens
    .filter((it) => it.isInside === isInside)
    .find(({ paths }) => paths.some((path) => patternOf(path).test(pathname)));
  if (!screen) return "";
  const isBare = search === "" && screen.paths.some((path) => literalOf(path) === pathname);
  const files = screen.files[lang] ?? [];
  return [...files.map(scriptLink), ...(isBare ? screen.asks.map(answerLink) : [])].join("");
}

/** The part of a record, which an address may leave out. */
const optional = /\/:\w+\?$/;

const literalOf = (path: string) => path.replace(optional, "");

const patternOf = (path: string) => new RegExp(`^${path.replace(optional, "(/[^/]+)?")}$`);

const scriptLink = (file: string) => `<link rel="modulepreload" href="${file}">`;

/** Asked for as the client asks, or the browser would ask twice. */
const answerLink = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${Bun.escapeHTML(address)}">`;
