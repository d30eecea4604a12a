import { printLine } from "./output";

type Cell = string | number | null;

/** Answers as one JSON document for scripts, or as the text a person reads. */
export function print(result: unknown, isJson: boolean, text: () => string): void {
  printLine(isJson ? JSON.stringify(result, null, 2) : text());
}

/** So many of something, in words: "1 person", "2 people"; without a second word it is the first with an s. */
export const plural = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** Columns as wide as their widest cell; numbers to the right. */
export function table(head: string[], rows: Cell[][]): string {
  const all = [head, ...rows.map((row) => row.map((cell) => String(cell ?? "–")))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  const line = (row: string[]) =>
    row
      .map((cell, at) =>
        isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return all.map(line).join("\n");
}

const barWidth = 30;

/** A bar that is drawn over itself on a terminal and stays silent in a log file. */
export function progressBar(stream: NodeJS.WriteStream = process.stderr) {
  return {
    show(percent: number, words: string): void {
      if (!stream.isTTY) return;
      const filled = Math.round((barWidth * percent) / 100);
      const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
      stream.write(`\r${bar} ${String(percent).padStart(3)}%  ${words}\u001B[K`);
    },
    end(): void {
      if (stream.isTTY) stream.write("\r\u001B[K");
    },
  };
}
