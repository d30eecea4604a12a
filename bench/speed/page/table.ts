/** Lines of a table of the documents; columns of numbers stand to the right. */
export function tableOf(titles: string[], rows: string[][], numbers: number[]): string[] {
  return [
    `| ${titles.join(" | ")} |`,
    `|${titles.map((_, n) => (numbers.includes(n) ? "---:" : "---")).join("|")}|`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}
