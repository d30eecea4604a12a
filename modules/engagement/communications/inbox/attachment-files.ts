import { and, eq } from "drizzle-orm";
import { type AddedFile, files, largestFile, NewFile, typeOfName } from "@/modules/records/files";
import type { receiving } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Keeping } from "../questions";
import { communicationFiles } from "../schema";
import { rowOf } from "../service";

type Row = typeof communicationFiles.$inferInsert;
type Taken = { rows: Row[]; bytesOf: Map<string, Uint8Array> };

const sentence = {
  more: "There were more files than can be saved. Look for them in your mail program.",
  large: "The file is larger than 10 MiB.",
};

/** What came along, as far as it is what its name says and one may safely keep it; of the rest its name and why. */
export async function acceptAttachments(
  app: App,
  communicationId: string,
  { attachments, leftOut }: Pick<receiving.Message, "attachments" | "leftOut">,
): Promise<Taken> {
  const bytesOf = new Map<string, Uint8Array>();
  const rows: Row[] = [];
  for (const part of attachments) {
    const row = { id: Bun.randomUUIDv7(), communicationId, position: rows.length };
    rows.push({ ...row, ...(await looked(app, part, bytesOf)) });
  }
  if (leftOut > 0) {
    const row = { id: Bun.randomUUIDv7(), communicationId, position: rows.length };
    rows.push({ ...row, name: `+${leftOut}`, bytes: 0, trouble: sentence.more });
  }
  return { rows, bytesOf };
}

async function looked(app: App, part: receiving.SentPart, bytesOf: Map<string, Uint8Array>) {
  const told = { name: part.name, bytes: part.bytes.length };
  if (part.bytes.length > largestFile) return { ...told, trouble: sentence.large };
  try {
    const { bytes, name, format } = await files.inspectUpload(new File([part.bytes], part.name));
    const content = await app.files.keep(bytes, name.split(".").at(-1) ?? format);
    bytesOf.set(content, bytes);
    return { ...told, name, format, content };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "bug") throw error;
    return { ...told, trouble: error.message };
  }
}

export const writesOf = (app: App, { rows }: Taken): Write[] =>
  rows.length === 0 ? [] : [app.db.insert(communicationFiles).values(rows)];

/** Whoever swept an older copy off the disk meanwhile did not know of this one yet. */
export async function keepAttachments(app: App, { bytesOf }: Taken): Promise<void> {
  for (const [content, bytes] of bytesOf)
    if (!(await app.files.has(content)))
      await app.files.keep(bytes, content.split(".").at(-1) ?? "");
}

export async function download(app: App, id: string, fileId: string): Promise<Response> {
  return files.serveFile(app, await fileOf(app, id, fileId), "attachment");
}

/** A file that came along with a message, and as what it is kept. */
type KeptAttachment = { id: string; fileId: string; keeping: Keeping };

/** Puts a file that came along to the files of the record. */
export async function keep(
  app: App,
  { id, fileId, keeping: { type } }: KeptAttachment,
): Promise<AddedFile> {
  const [{ kind, recordId }, { content, name }] = await Promise.all([
    rowOf(app, id),
    fileOf(app, id, fileId),
  ]);
  if (!kind || !recordId) throw new Failure("conflict", "Link this message to a record first.");
  const file = new File([new Uint8Array(await app.files.read(content))], name);
  return files.add(app, NewFile.parse({ kind, recordId, file, type: type ?? typeOfName(name) }));
}

async function fileOf(app: App, id: string, fileId: string) {
  await rowOf(app, id);
  const isThis = and(eq(communicationFiles.id, fileId), eq(communicationFiles.communicationId, id));
  const [row] = await app.db.select().from(communicationFiles).where(isThis);
  const { content, format, name } = row ?? notFound("file");
  return content && format ? { id: fileId, content, format, name } : notFound("file");
}
