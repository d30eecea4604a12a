import type { capacities } from "./capacity";

type Row = Awaited<ReturnType<typeof capacities>>[number];

const names: Record<string, string> = {
  list: "list of 50 people",
  search: "search everywhere",
  "open another": "open a person",
  dashboard: "dashboard",
  today: "today",
  create: "add a person",
};
const mixed = /^99 of (.+) to a change$/;

/** As docs/operations.md shows it: a second by itself, its CPU, and a second with a change in every hundredth place. */
export function capacityTable(rows: readonly Row[]): string {
  const forms = [...new Set(rows.map(({ form }) => form))];
  const reachOf = (form: string, name: string) =>
    rows.find((it) => it.form === form && it.name === name)?.reach;
  const cell = (form: string, name: string) => {
    const [alone, changed] = [reachOf(form, name), reachOf(form, `99 of ${name} to a change`)];
    if (!alone) return "";
    const beside = changed ? `; ${many(changed.perSecond)}` : "";
    return `${many(alone.perSecond)} (${alone.cpu.toFixed(2).replace(/^0/, "")} ms)${beside}`;
  };
  const asked = [...new Set(rows.map(({ name }) => name))].filter((it) => !mixed.test(it));
  const lineOf = (name: string) =>
    `| ${[names[name] ?? name, ...forms.map((form) => cell(form, name))].join(" | ")} |`;
  const head = [`| | ${forms.join(" | ")} |`, `|---|${forms.map(() => "---|").join("")}`];
  return [...head, ...asked.map(lineOf)].join("\n");
}

const many = (perSecond: number) => Math.round(perSecond).toLocaleString("en");
