import { readCv } from "@/modules/crm/cvs/readers";
import { employmentsIn } from "@/modules/crm/cvs/readers/employments";
import type { Found } from "@/modules/crm/cvs/readers/found";
import { readText } from "@/modules/records/files/reader-worker";
import type { Cv } from "./build";
import type { Person } from "./people";

/** Fields that are counted; those of employments are the employer, the title, its first and its last month. */
const single = ["firstName", "lastName", "email", "phone", "location"] as const;
export const measured = [
  "name",
  "place",
  "email",
  "phone",
  "languages",
  "certificates",
  "employments",
] as const;
export type Measured = (typeof measured)[number];

export type Count = { wanted: number; right: number; wrong: number };
export type Judged = {
  layout: string;
  tongue: string;
  counts: Record<Measured, Count>;
  faults: string[];
};

const digits = (text: string) => text.replaceAll(/\D/g, "").slice(-9);
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What is read of one CV, beside what stands in it. */
export async function judged({ layout, person, format, bytes }: Cv): Promise<Judged> {
  const copy = new Uint8Array(bytes);
  const reading = await readText({ bytes: copy, format });
  const text = reading.state === "done" ? reading.text : "";
  const found = readCv(text, new Date("2026-11-23T12:00:00Z")).filter(isFilled);
  const valueOf = (field: (typeof single)[number]) =>
    found.find((it) => it.field === field)?.value ?? "";
  const faults: string[] = [];
  const count = (
    name: Measured,
    wanted: readonly string[],
    said: readonly string[],
    isSame = same,
  ): Count => {
    const right = wanted.filter((it) => said.some((one) => isSame(one, it)));
    const wrong = said.filter((one) => !wanted.some((it) => isSame(one, it)));
    const missed = wanted.filter((it) => !right.includes(it));
    if (missed.length + wrong.length > 0)
      faults.push(
        `${name}: missed ${missed.join(" + ") || "–"}; wrong ${wrong.join(" + ") || "–"}`,
      );
    return { wanted: wanted.length, right: right.length, wrong: wrong.length };
  };
  const given = (text: string) => (text.trim() ? [text.trim()] : []);
  const pairs = (field: "language" | "certificate") =>
    found
      .filter((it) => it.field === field)
      .map(({ value, detail }) => `${value} ${detail ?? ""}`.trim());
  const counts = {
    name: count(
      "name",
      [`${person.firstName}|${person.lastName}`],
      given(valueOf("firstName") && `${valueOf("firstName")}|${valueOf("lastName")}`),
    ),
    place: count("place", [person.location], given(valueOf("location"))),
    email: count("email", [person.email], given(valueOf("email"))),
    phone: count(
      "phone",
      [person.phone],
      given(valueOf("phone")),
      (a, b) => digits(a) === digits(b),
    ),
    languages: count(
      "languages",
      person.languages.map((it) => `${it.code} ${it.level}`),
      pairs("language"),
    ),
    certificates: count("certificates", certificatesOf(layout, person), pairs("certificate")),
    employments: count(
      "employments",
      jobsOf(layout, person),
      employmentsIn(text, new Date("2026-11-23")).flatMap((it) =>
        [
          `employer ${it.employer ?? ""}`,
          `title ${it.title ?? ""}`,
          `from ${it.from}`,
          `to ${it.to ?? "now"}`,
        ].filter((one) => !one.endsWith(" ")),
      ),
    ),
  };
  return { layout, tongue: person.tongue, counts, faults };
}

/** What is only marked for a person to look at fills nothing: an uncertain value, and a language without its level. */
const isFilled = ({ field, detail, isCertain }: Found) =>
  isCertain !== false && (field !== "language" || Boolean(detail));

const certificatesOf = (layout: string, { certificates }: Person) =>
  certificates.map(({ id, until }) => (until && layout !== "linkedin" ? `${id} ${until}` : id));

/** Some layouts say only years, or no months. */
const jobsOf = (layout: string, { employments }: Person) =>
  employments.flatMap(({ employer, title, from, to }) => {
    const day = (at: string) => (layout === "rightSidebar" ? at.slice(0, 4) : at);
    return [
      `employer ${employer}`,
      `title ${title}`,
      `from ${day(from)}`,
      `to ${to ? day(to) : "now"}`,
    ];
  });

export function summed(all: readonly Judged[]) {
  return measured.map((name) => {
    const sum = (part: keyof Count) =>
      all.reduce((total, { counts }) => total + counts[name][part], 0);
    const [wanted, right, wrong] = [sum("wanted"), sum("right"), sum("wrong")];
    return { name, wanted, right, wrong, recall: right / wanted };
  });
}

export function printedCvs(all: readonly Judged[], title: string): string {
  const rows = summed(all);
  const wrong = rows.reduce((sum, it) => sum + it.wrong, 0);
  const said = rows.reduce((sum, it) => sum + it.wrong + it.right, 0);
  return [
    `${title}: ${all.length} CVs; filled wrongly ${wrong} of ${said} (${((100 * wrong) / said).toFixed(1)} %)`,
    ...rows.map(
      (it) =>
        `  ${it.name.padEnd(13)} ${it.recall.toFixed(3)}  ${it.right} of ${it.wanted}, ${it.wrong} wrong`,
    ),
  ].join("\n");
}
