import { guessMapping } from "@/modules/crm/imports/mapping/guess";
import files from "./heads.json";

/** Columns as systems write them, each with the field it is of, written down from their documents. */
type Columns = (string | null)[][];

/** What is proposed for the columns of one file, and what was written down for them. */
export type Mapped = {
  system: string;
  recognized: string | null;
  /** Columns that have a place, and how many of them are proposed for it. */
  places: number;
  right: number;
  wrong: { head: string; wanted: string | null; proposed: string }[];
  missed: { head: string; wanted: string }[];
};

const headsOf = (columns: Columns) => columns.map(([head]) => head ?? "");

export const mappedFiles = (): Mapped[] => files.map((file) => mapped(file, undefined));

/** The same without the profiles of systems: what a list of an unknown system can count on. */
export const mappedByName = (): Mapped[] => files.map((file) => mapped(file, null));

function mapped({ system, columns }: (typeof files)[number], profile: null | undefined): Mapped {
  const { guesses, system: recognized } = guessMapping(headsOf(columns), [], profile);
  return judged({ system, recognized, columns, proposed: guesses.map(({ field }) => field) });
}

type Judged = Pick<Mapped, "system" | "recognized"> & {
  columns: Columns;
  proposed: (string | null)[];
};

function judged({ columns, proposed, ...file }: Judged): Mapped {
  const all = columns.map(([head = "", wanted = null], n) => ({
    head: head ?? "",
    wanted,
    proposed: proposed[n] ?? null,
  }));
  return {
    ...file,
    places: all.filter(({ wanted }) => wanted).length,
    right: all.filter((it) => it.wanted && it.wanted === it.proposed).length,
    wrong: all.flatMap(({ proposed: field, ...it }) =>
      field && field !== it.wanted ? [{ ...it, proposed: field }] : [],
    ),
    missed: all.flatMap(({ head, wanted, proposed: field }) =>
      wanted && !field ? [{ head, wanted }] : [],
    ),
  };
}

export function printedHeads(all: Mapped[], title: string): string {
  const sum = (of: (it: Mapped) => number) => all.reduce((total, it) => total + of(it), 0);
  const [places, right, wrong] = [
    sum((it) => it.places),
    sum((it) => it.right),
    sum((it) => it.wrong.length),
  ];
  return [
    `${title}: ${right} of ${places} columns that have a place (${((100 * right) / places).toFixed(1)} %), ${wrong} wrong`,
    ...all.flatMap((it) => [
      `  ${it.system.padEnd(14)} ${String(it.right).padStart(3)} of ${it.places}${it.recognized ? `, recognized as ${it.recognized}` : ""}`,
      ...it.missed.map(({ head, wanted }) => `      missed  ${head} -> ${wanted}`),
      ...it.wrong.map((at) => `      wrong   ${at.head} -> ${at.proposed}, not ${at.wanted}`),
    ]),
  ].join("\n");
}
