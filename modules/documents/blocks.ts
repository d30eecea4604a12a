/** A run of words in one weight. */
export type Run = { text: string; isBold: boolean };

/** What a page is made of, whoever draws it. */
export type Block =
  | { kind: "title" | "heading" | "text" | "item"; runs: Run[] }
  | { kind: "table"; rows: Run[][][] }
  | { kind: "signatures"; names: string[] };

const lineKinds: [mark: RegExp, kind: "title" | "heading" | "item"][] = [
  [/^# +/, "title"],
  [/^## +/, "heading"],
  [/^- +/, "item"],
];

/** Reads the few marks that templates know: `#`, `##`, `-`, `| a | b |`, `**bold**` and `[sign: A | B]`. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of body.replaceAll("\r\n", "\n").split(/\n{2,}/)) {
    const words: string[] = [];
    const close = () => {
      if (words.length > 0) blocks.push({ kind: "text", runs: runsOf(words.splice(0).join(" ")) });
    };
    for (const line of paragraph.split("\n").map((it) => it.trim())) {
      const block = marked(line, blocks.at(-1));
      if (block === "taken") continue;
      if (!block) words.push(...(line ? [line] : []));
      else {
        close();
        blocks.push(block);
      }
    }
    close();
  }
  return blocks;
}

/** A line with a mark of its own; a row is taken by the table that it continues. */
function marked(line: string, before: Block | undefined): Block | "taken" | undefined {
  const found = lineKinds.find(([mark]) => mark.test(line));
  if (found) return { kind: found[1], runs: runsOf(line.replace(found[0], "")) };
  const signatures = /^\[sign: *(.+)\]$/.exec(line)?.[1];
  if (signatures) return { kind: "signatures", names: cells(signatures) };
  if (!/^\|.*\|$/.test(line)) return undefined;
  const row = cells(line.slice(1, -1)).map(runsOf);
  const isContinued = before?.kind === "table" && before.rows[0]?.length === row.length;
  if (!isContinued) return { kind: "table", rows: [row] };
  before.rows.push(row);
  return "taken";
}

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

const runsOf = (line: string): Run[] =>
  line
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
      return { text: bold ?? part, isBold: bold !== undefined };
    });
