import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { employmentsIn, readCv } from "@/modules/crm/cvs/readers";
import { readText } from "@/modules/records/files/reader-worker";
import type { Format } from "@/modules/records/files/rules";

/**
 * What stands in a CV that another program wrote; days and months as the CV names them, null where it names none. Where a
 * CV may be read in two ways a stroke parts them: `Brunel|Brunel / client: Unica`.
 */
type Truth = {
  file: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  /** `nl:C2` */
  languages: string[];
  certificates: { id: string; issued: string | null; until: string | null }[];
  employments: { employer: string; title: string; from: string; to: string | null }[];
  years: number | string;
  /** What may be filled and need not: levels that nothing says, other papers, other employments by when they began. */
  may?: string[];
  /** What its words also mean, and the person does not claim. */
  notSkills: string[];
};

export type Row = { name: string; wanted: number; right: number; wrong: number; faults: string[] };

const at = new Date("2026-11-27T12:00:00Z");
const digits = (text: string) => text.replaceAll(/\D/g, "").slice(-9);
const folded = (text: string) => text.trim().toLowerCase();
/** Every way in which some values that a stroke parts may stand together. */
const ways = (join: (parts: string[]) => string, ...values: string[]): string[] =>
  values
    .map((it) => it.split("|"))
    .reduce<string[][]>(
      (before, next) => before.flatMap((parts) => next.map((it) => [...parts, it])),
      [[]],
    )
    .map(join);
const spaced = (parts: string[]) => parts.join(" ");

/** Sets of CVs by python-docx, ReportLab, WeasyPrint, odfpy and by hand: the first was looked at for rules, the others later. */
export const sets = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
] as const;

/** What is filled in of each CV of a set, beside what stands there; what is marked for a person counts as not filled. */
export async function foreignRows(set: (typeof sets)[number]): Promise<Row[]> {
  const folder = join(import.meta.dir, set);
  const truths: Truth[] = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
  const rows = new Map<string, Row>();
  for (const truth of truths) {
    const bytes = new Uint8Array(readFileSync(join(folder, truth.file)));
    const reading = await readText({ bytes, format: truth.file.split(".").at(-1) as Format });
    const said = saidIn(reading.state === "done" ? reading.text : "");
    const { file, may = [] } = truth;
    for (const [name, wanted] of Object.entries(wantedOf(truth))) {
      tell(rows, { name, file, wanted, said: said[name as keyof Said], may });
    }
    const others = said.skills.filter((it) => truth.notSkills.includes(it));
    tell(rows, { name: "skills of other meanings", file, wanted: [], said: others, may });
  }
  return [...rows.values()];
}

type Said = ReturnType<typeof saidIn>;

function saidIn(text: string) {
  const found = readCv(text, at).filter(({ isCertain }) => isCertain !== false);
  const of = (field: string) => found.filter((it) => it.field === field);
  const one = (field: string) => of(field).map(({ value }) => folded(value));
  const [first, last] = [one("firstName")[0], one("lastName")[0]];
  const papers = of("certificate");
  const jobs = employmentsIn(text, at).filter(({ isCertain }) => isCertain);
  return {
    name: first && last ? [`${first}|${last}`] : [],
    email: one("email"),
    phone: one("phone").map(digits),
    place: one("location"),
    languages: of("language").flatMap(({ value, detail }) =>
      detail ? [`${value}:${detail}`] : [],
    ),
    certificates: papers.map(({ value }) => value),
    "days of issue": papers.flatMap(({ value, issued }) => (issued ? [`${value} ${issued}`] : [])),
    "last days": papers.flatMap(({ value, detail }) => (detail ? [`${value} ${detail}`] : [])),
    employments: jobs.flatMap((it) => [
      ...(it.employer ? [`employer ${folded(it.employer)} ${it.from}`] : []),
      ...(it.title ? [`title ${folded(it.title)} ${it.from}`] : []),
      `until ${it.to ?? "now"} ${it.from}`,
    ]),
    years: one("yearsTotal"),
    skills: one("skill"),
  };
}

/** What a CV says, each with all the ways to say it. */
const wantedOf = (truth: Truth): Record<Exclude<keyof Said, "skills">, string[][]> => ({
  name: [ways((it) => it.map(folded).join("|"), truth.firstName, truth.lastName)],
  email: [[truth.email]],
  phone: [truth.phone.split("|").map(digits)],
  place: [truth.location.split("|").map(folded)],
  languages: truth.languages.map((it) => it.split("|")),
  certificates: truth.certificates.map(({ id }) => [id]),
  "days of issue": truth.certificates.flatMap(({ id, issued }) =>
    issued ? [[`${id} ${issued}`]] : [],
  ),
  "last days": truth.certificates.flatMap(({ id, until }) => (until ? [[`${id} ${until}`]] : [])),
  employments: truth.employments.flatMap(({ employer, title, from, to }) => [
    ways(spaced, "employer", folded(employer), from),
    ways(spaced, "title", folded(title), from),
    ways(spaced, "until", to ?? "now", from),
  ]),
  years: [String(truth.years).split("|")],
});

type Told = { name: string; file: string; wanted: string[][]; said: string[]; may: string[] };

function tell(rows: Map<string, Row>, { name, file, wanted, said, may }: Told): void {
  const row = rows.get(name) ?? { name, wanted: 0, right: 0, wrong: 0, faults: [] };
  rows.set(name, row);
  const missed = wanted.filter((all) => !all.some((it) => said.includes(it)));
  const isAllowed = (it: string) =>
    may.some((one) => it === one || it.startsWith(`${one} `) || it.endsWith(` ${one}`));
  const wrong = said.filter((it) => !wanted.flat().includes(it) && !isAllowed(it));
  row.wanted += wanted.length;
  row.right += wanted.length - missed.length;
  row.wrong += wrong.length;
  if (missed.length + wrong.length > 0) {
    row.faults.push(
      `${file} ${name}: missed ${missed.map(([it]) => it).join(" + ") || "–"}; wrong ${wrong.join(" + ") || "–"}`,
    );
  }
}

export function printedForeign(rows: readonly Row[], title: string): string {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [right, wrong] = [sum((it) => it.right), sum((it) => it.wrong)];
  return [
    `${title}: filled ${right} of ${sum((it) => it.wanted)}; wrongly ${wrong} of ${right + wrong} (${((100 * wrong) / (right + wrong)).toFixed(1)} %)`,
    ...rows.map((it) => `  ${it.name.padEnd(25)} ${it.right} of ${it.wanted}, ${it.wrong} wrong`),
    ...rows.flatMap(({ faults }) => faults.map((it) => `    ${it}`)),
  ].join("\n");
}

export const countIn = (set: (typeof sets)[number]): number =>
  readdirSync(join(import.meta.dir, set)).length - 1;
