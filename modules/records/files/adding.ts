import { and, eq, isNull, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { exists, mustExist, historyWrite } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { filesChanged } from "./events";
import { stripMetadata, endingIn, inspectFile } from "./inspection";
import type { AddedFile, NewFile } from "./model";
import { type Format, keptInside, largestFile, longestName, readable } from "./rules";
import { drawnPortrait, withoutPortrait } from "./portraits";
import { files, fileTexts } from "./schema";
import { find } from "./queries";
import { removeUnheld } from "./sweeping";

/** Keeps a file, once its bytes turned out to be what its name says. */
export async function add(app: App, { file, ...input }: NewFile): Promise<AddedFile> {
  await exists(app, input.kind, input.recordId);
  const { bytes, name, format } = await looked(input, file);
  const content = await app.files.keep(bytes, endingIn(name));
  const row = {
    ...input,
    ...kept(app),
    name,
    format,
    content,
    bytes: bytes.length,
    expiresOn: input.expiresOn ?? null,
    audience: keptInside.includes(input.type) ? ("internal" as const) : input.audience,
  };
  const write = app.write(
    fileWrites(app, row),
    filesChanged([{ kind: row.kind, recordId: row.recordId }]),
  );
  // Bytes without a row would outlive an erasure for days, until they are found as strays.
  await write.catch(async (error: unknown) => {
    await removeUnheld(app, content).catch(() => undefined);
    throw error;
  });
  // Whoever swept an older copy off the disk meanwhile did not know of this file yet.
  if (!(await app.files.has(content))) await app.files.keep(bytes, endingIn(name));
  return { ...(await find(app, row.id)), same: await sameAs(app, row) };
}

type Row = typeof files.$inferInsert & { content: string; format: Format };

const fileWrites = (app: App, { kind, recordId, ...row }: Row): Write[] => [
  mustExist(kind, [recordId]),
  ...(row.type === "portrait" ? [withoutPortrait(app, { kind, recordId })] : []),
  app.db.insert(files).values({ ...row, kind, recordId }),
  app.db
    .insert(fileTexts)
    .values(words(app, row.content, row.format))
    .onConflictDoNothing(),
  historyWrite(
    app,
    { kind, ids: [recordId] },
    { event: "file-added", changes: { file: [null, row.name] } },
  ),
  audit.entry(app, { action: "file.added", entityType: "file", entityId: row.id }),
];

/** A portrait is drawn anew, whatever else was in what was sent. */
async function looked({ kind, type }: Omit<NewFile, "file">, file: File) {
  if (type !== "portrait") return inspectUpload(file);
  const bytes = await drawnPortrait(kind, file);
  return { bytes, name: plainName(file.name.replace(/\.\w+$/, ".png")), format: "png" as const };
}

/** The bytes of a sent file with its name, or why it is not taken; of a picture nothing but the picture. */
export async function inspectUpload(file: File) {
  if (file.size > largestFile) throw new Failure("oversized", "The file is larger than 10 MiB.");
  const name = plainName(file.name);
  const bytes = await file.bytes();
  const seen = inspectFile(bytes, name);
  if ("refusal" in seen) throw seen.refusal;
  return { bytes: stripMetadata(bytes, seen.format), name, format: seen.format };
}

const kept = (app: App) => ({
  id: Bun.randomUUIDv7(),
  addedAt: app.now().toISOString(),
  addedBy: actorIdOf(app),
});

const words = (app: App, content: string, format: Format) => ({
  content,
  format,
  state: readable.includes(format) ? ("waiting" as const) : ("none" as const),
  at: app.now().toISOString(),
});

/** Characters that turn the reading direction make `cv\u202Efdp.exe` look like a PDF. */
const misleading = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The name without folders and without what only misleads the eye. */
export function plainName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? "").replaceAll(misleading, "").trim();
  const ending = endingIn(name);
  const stem = name.slice(0, name.length - ending.length - 1);
  return `${stem.slice(0, longestName - ending.length - 1) || "file"}.${ending}`;
}

/** Other files with the very same bytes, wherever they are. */
const sameAs = (app: App, { id, content }: { id: string; content: string }) =>
  app.db
    .select({ id: files.id, kind: files.kind, recordId: files.recordId, name: files.name })
    .from(files)
    .where(and(eq(files.content, content), ne(files.id, id), isNull(files.removedAt)))
    .limit(5);
