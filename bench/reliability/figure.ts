/** A figure that the product promises, and the command that measures it. */
export type Figure = {
  n: number;
  name: string;
  goal: string;
  /** As it is typed in the folder of the project. */
  command: string;
  /** The lines of the output that tell the figure; without it, how many tests passed. */
  says?: RegExp;
};

/** What a command printed the last time, when, on which machine, and how busy that was. */
export type Result = {
  value: string;
  isMet: boolean;
  at: string;
  load: number;
  machine: string;
  rows?: string[];
};
export type Results = Record<string, Result>;

const unknown = { value: "", isMet: false, at: "", load: 0 };

/** The page as the results say it. */
export function pageOf(preface: string, figures: readonly Figure[], results: Results): string {
  const rows = figures.map((figure) => {
    const { value, isMet, at, load } = results[figure.n] ?? unknown;
    const told = at ? `${isMet ? "" : "**not met:** "}${value}` : "not measured yet";
    const cells = [
      figure.n,
      figure.name,
      figure.goal,
      `\`${figure.command}\``,
      told,
      at && `${at}, load ${load}`,
    ];
    return `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  });
  const machines = [...new Set(Object.values(results).map(({ machine }) => machine))];
  return [
    preface.trim(),
    "",
    "| # | figure | goal | command | value | date |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
    `Measured on: ${machines.join("; ")}.`,
    "",
    ...figures.flatMap(({ n, name }) => tableOf(name, results[n]?.rows ?? [])),
  ].join("\n");
}

/** What a command printed row by row. */
function tableOf(name: string, rows: string[]): string[] {
  if (rows.length === 0) return [];
  const head = ["| what | where | tried by | seen |", "|---|---|---|---|"];
  return [`## ${name[0]?.toUpperCase()}${name.slice(1)}`, "", ...head, ...rows, ""];
}
