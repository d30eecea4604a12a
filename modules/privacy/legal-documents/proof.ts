import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { auditEntry, saveCertificate, rowOf } from "./certificates";
import type { AgencyCertificate, Proof } from "./model";

/** Keeps the paper itself, in place of one that was there before. */
export async function addProof(app: App, id: string, { file }: Proof): Promise<AgencyCertificate> {
  const row = await rowOf(app, id);
  const { bytes, name, format } = await files.taken(file);
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const content = await app.files.keep(bytes, ending);
  const set = { content, fileName: name, fileFormat: format };
  const after = await saveCertificate(app, row, set, auditEntry("proven", id));
  // Whoever swept an older copy off the disk meanwhile did not know of this one yet.
  if (!(await app.files.has(content))) await app.files.keep(bytes, ending);
  return after;
}

export async function proofOf(app: App, id: string): Promise<Response> {
  const { content, fileName, fileFormat } = await rowOf(app, id);
  if (!content || !fileName || !fileFormat) return notFound("file");
  return files.handed(app, { id, content, format: fileFormat, name: fileName }, "attachment");
}
