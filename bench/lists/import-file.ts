import { provenance } from "@/modules/crm/imports/fixtures";
import { bytesOf } from "@/src/sheets/sheet-stream";
import { pick, seeded } from "../data/seed";

export type Person = (string | number)[];

export const head =
  "First name,Last name,E-mail,Telephone,Place,Country,Headline,Skills,Pay wish,Period".split(",");

const firsts = ["Sanne", "Bram", "Femke", "Jonas", "Lotte", "Pim", "Anouk", "Thijs"];
const lasts = ["de Proef", "Testman", "van der Mal", "Beispiel", "Exempel", "Voorbeeld"];
const places = ["Amsterdam", "Frankfurt", "Dublin", "Marseille", "Eemshaven", "Gent"];
const titles = ["UPS engineer", "Chiller technician", "Commissioning lead", "Facility manager"];
const skills = ["UPS systems; Chillers", "Diesel generators; STS", "BMS; Knitting"];
/** Those a filled folder has begin at 10,000,000. */
const firstTelephone = 40_000_000;

/** Invented people; no two share an address or a telephone. */
export function people(rows: number): Person[] {
  const random = seeded(4);
  return Array.from({ length: rows }, (_, n) => [
    ...[pick(random, firsts), `${pick(random, lasts)} ${n}`, `p${n}@example.com`],
    ...[`+31 6 ${firstTelephone + n}`, pick(random, places), "NL", pick(random, titles)],
    ...[pick(random, skills), 3000 + (n % 3000), "month"],
  ]);
}

export type SheetKind = "csv" | "xlsx";

/** A file of invented people, as somebody would hand it in. */
export async function fileOf(kind: SheetKind, rows: number): Promise<File> {
  const sheet = {
    ...{ name: "people", title: "People", heads: async () => ({}) },
    columns: Object.fromEntries(
      head.map((name, at) => [name, (person: Person) => person[at] ?? null]),
    ),
    pages: async function* () {
      yield people(rows);
    },
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of bytesOf(kind, sheet)) parts.push(new Uint8Array(part));
  return new File(parts, `people.${kind}`);
}

type Door = { origin: string; cookie: string };

/** Hands a file in, looks at what it says, starts it and waits until all rows have landed; answers their number. */
export async function imported({ origin, cookie }: Door, file: File): Promise<number> {
  const ask = async (path: string, method = "GET", body?: BodyInit) => {
    const type = typeof body === "string" && { "content-type": "application/json" };
    const headers = { cookie, origin, ...type };
    const answer = await fetch(`${origin}/api/imports${path}`, {
      ...{ method, headers, signal: null },
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const form = new FormData();
  form.set("file", file);
  const { id, version } = await ask("", "POST", form);
  await ask(`/${id}`, "PATCH", JSON.stringify({ version, plan: { provenance } }));
  await ask(`/${id}/check`);
  await ask(`/${id}/start`, "POST");
  for (;;) {
    const { state, created } = await ask(`/${id}/progress`);
    if (state === "completed") return created;
    if (state !== "running") throw new Error(`The import is ${state}.`);
    await Bun.sleep(200);
  }
}
