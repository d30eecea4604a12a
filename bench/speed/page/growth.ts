import type { Case } from "../case";
import { named, short, type Size, times, usualGrowth } from "./goals";
import { tableOf } from "./table";

/** CPU of one answer at every size, a line each, and by how much it grows from one size to the next. */
export function growthOf(cases: readonly Case[], sizes: Size[]): string[] {
  if (sizes.length < 2) return [];
  const steps = sizes.slice(1).map((after, n) => [sizes[n], after] as const);
  const rows = cases.flatMap((one) => {
    const cpu = sizes.map((at) => at.measured.find(({ name }) => name === one.name)?.ours.cpu);
    if (cpu.filter((it) => it !== undefined).length < 2) return [];
    const grown = cpu.slice(1).map((after, n) => ratio(cpu[n], after));
    const most = one.growth ?? usualGrowth;
    const isFlat = grown.every((it) => it === undefined || it <= most);
    return [
      [
        one.name,
        ...cpu.map((it) => (it === undefined ? "" : short(it))),
        ...grown.map((it) => (it === undefined ? "" : times(it))),
        isFlat ? "met" : `**> ${most}×**`,
      ],
    ];
  });
  const titles = [
    "CPU ms",
    ...sizes.map(({ people }) => named(people)),
    ...steps.map(([a, b]) => `${named(a?.people ?? 0)} → ${named(b.people)}`),
    "goal",
  ];
  const days = sizes.map(({ people, day }) => `${named(people)} on ${day}`).join(", ");
  const numbers = titles.map((_, n) => n).slice(1, -1);
  return [`\n## Growth\n\nMeasured with ${days}.\n`, ...tableOf(titles, rows, numbers)];
}

const ratio = (before: number | undefined, after: number | undefined) =>
  before === undefined || after === undefined ? undefined : after / before;
