import { and, asc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { fileRows as files } from "@/modules/records/files/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { csvOf } from "@/src/sheets";
import { streamOf } from "@/src/zip/writer";
import { type ZipEntry, zipBytes } from "@/src/zip";
import type { DeploymentDossier, DossierDuty } from "./model";
import { ofDeployment } from "./reading";

/** All that an inspector asks to see, in one file: the duties, the facts, and the deployment's papers. */
export async function dossierFile(app: App, id: string): Promise<Response> {
  const all = await ofDeployment(app, id);
  if (!all.dossier) return notFound("dossier");
  const line = { action: "deployment.dossier_packed", entityType: "deployment", entityId: id };
  await app.write([audit.entry(app, line)]);
  return new Response(streamOf(zipBytes(entriesOf(app, id, all), app.now())), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="dossier-${all.dossier.number}.zip"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function* entriesOf(app: App, id: string, all: DeploymentDossier): AsyncIterable<ZipEntry> {
  yield { name: "dossier.json", content: utf8(JSON.stringify(all, null, 2)) };
  const head = ["duty", "rule", "due", "state", "done on", "reference", "note"];
  const duties = all.dossier?.duties.map(cellsOf) ?? [];
  yield { name: "duties.csv", content: utf8(await csvOf(head, duties)) };
  const facts = all.facts.map(({ name, value }) => [name, value]);
  yield { name: "facts.csv", content: utf8(await csvOf(["fact", "value"], facts)) };
  const papers = await app.db
    .select({ name: files.name, content: files.content })
    .from(files)
    .where(and(eq(files.recordId, id), eq(files.kind, "deployment"), isNull(files.removedAt)))
    .orderBy(asc(files.addedAt), asc(files.id));
  for (const [n, { name, content }] of papers.entries()) {
    yield { name: `papers/${n + 1}-${inert(name)}`, content: await app.files.read(content) };
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const cellsOf = (it: DossierDuty) => [
  it.duty,
  it.rule,
  it.dueOn,
  it.state,
  it.doneOn,
  it.reference,
  it.note,
];

/** No name may leave the folder it is unpacked into. */
const inert = (name: string): string => name.replaceAll(/[\\/:\0]|^\.+/g, "_");
