import { type Ask, isWell, textOf } from "../caller";
import { type Ledger, promised, row, type Thing } from "./ledger";

let count = 0;
/** Another one each time, in letters too, because names are compared without their figures. */
export function another(): { n: number; name: string; email: string } {
  count += 1;
  const letters = count.toString(26).replaceAll(/\d/g, (it) => "qrstuvwxyz"[Number(it)] ?? "q");
  const name = `Crash${letters}`;
  return { n: count, name, email: `${name}.${count}@people.example`.toLowerCase() };
}

/** Answers what was made, and notes what was promised. */
export async function person(ask: Ask, ledger: Ledger): Promise<{ id: string; name: string }> {
  const { name, email } = another();
  const body = { firstName: "Femke", lastName: name, email, origin: "applied" };
  return { id: await made(ledger, "candidates", ask("POST", "/api/candidates", body)), name };
}

async function made(ledger: Ledger, table: string, asked: ReturnType<Ask>): Promise<string> {
  const answer = await asked;
  if (!isWell(answer)) return "";
  const id = textOf(answer);
  promised(ledger, row(table, id));
  return id;
}

/** One of the kinds of write; each is acknowledged or not, and noted only then. */
export type Write = (ask: Ask, ledger: Ledger) => Promise<unknown>;

const client: Write = (ask, ledger) =>
  made(ledger, "clients", ask("POST", "/api/clients", { name: `Haus ${another().name}` }));

const project: Write = (ask, ledger) =>
  made(ledger, "projects", ask("POST", "/api/projects", { name: `Hall ${another().name}` }));

const task: Write = (ask, ledger) =>
  made(ledger, "tasks", ask("POST", "/api/tasks", { title: `Call ${another().n}`, dueAt: null }));

const note: Write = async (ask, ledger) => {
  const { id } = await person(ask, ledger);
  if (!id) return;
  const text = `Spoke about shift ${another().n}`;
  await made(ledger, "notes", ask("POST", "/api/notes", { kind: "candidate", recordId: id, text }));
};

const edit: Write = async (ask, ledger) => {
  const { id } = await person(ask, ledger);
  if (!id) return;
  const headline = `Technician ${another().n}`;
  const answer = await ask("PATCH", `/api/candidates/${id}`, { version: 1, headline });
  if (isWell(answer)) promised(ledger, { table: "candidates", by: { id, headline } });
};

export const contentOf = (bytes: string) =>
  `${new Bun.CryptoHasher("sha256").update(bytes).digest("hex")}.txt`;

export const upload: Write = async (ask, ledger) => {
  const { id } = await person(ask, ledger);
  if (!id) return;
  const bytes = `Certificate number ${another().n} of ${id}`;
  const form = new FormData();
  form.set("kind", "candidate");
  form.set("recordId", id);
  form.set("file", new File([bytes], "certificate.txt"));
  const answer = await ask("POST", "/api/files", form);
  if (!isWell(answer)) return;
  const content = contentOf(bytes);
  promised(ledger, row("files", textOf(answer)));
  ledger.files.set(`files/${content.slice(0, 2)}/${content}`, textOf(answer));
};

export const rows = 3;
export type Sheet = { csv: string; people: Thing[] };

/** A file of a few people as another program wrote it, and what has to be there once it is taken in. */
export function sheet(length = rows): Sheet {
  const all = Array.from({ length }, another);
  const lines = all.map(({ name, email }) => `Ana,${name},${email}`);
  return {
    csv: ["first name,last name,email", ...lines, ""].join("\n"),
    people: all.map(({ email }) => ({ table: "candidates", by: { email_key: email } })),
  };
}

/** Started and asked for until it says that it is done; what the product goes on with after a kill is not promised. */
const bring: Write = async (ask, ledger) => {
  const { csv, people } = sheet();
  const form = new FormData();
  form.set("file", new File([csv], "people.csv"));
  const draft = await ask("POST", "/api/imports", form);
  const path = `/api/imports/${textOf(draft)}`;
  const source = { source: "Fair in Ghent", isInformed: true, basis: "legitimate-interest" };
  const plan = { provenance: { ...source, on: "2026-01-05" } };
  if (!isWell(draft)) return;
  await ask("PATCH", path, { version: draft.body["version"], plan });
  if (!isWell(await ask("POST", `${path}/start`))) return;
  for (let look = 0; look < 40; look += 1) {
    const { status, body } = await ask("GET", `${path}/progress`);
    if (body["state"] === "completed") return promised(ledger, ...people);
    if (status === 0) return;
    await Bun.sleep(100);
  }
};

/** The usual ones more often, as in an office. */
export const writes: readonly Write[] = [
  ...[client, note, edit, upload, project, task, client, note, upload, edit, bring],
];
