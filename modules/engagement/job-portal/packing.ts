import { shownOf } from "@/src/database/read-model";
import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { fileRows as files } from "@/modules/records/files/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { streamOf } from "@/src/zip/writer";
import { type ZipEntry, zipBytes } from "@/src/zip";
import type { OwnApplication } from "./model";
import { ownApplications } from "./own";

/** All that was sent to whoever was made an offer, in one file. */
export async function documents(app: App, applicationId: string): Promise<Response> {
  const application = (await ownApplications(app)).find(({ id }) => id === applicationId);
  if (!application) return notFound("application");
  const { papers } = application;
  if (papers.length === 0) return notFound("document");
  const details = { count: papers.length };
  const line = { action: "application.documents_taken", entityType: "application", details };
  await app.write([audit.entry(app, { ...line, entityId: applicationId })]);
  return new Response(streamOf(zipBytes(entriesOf(app, papers), app.now())), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="documents.zip"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Called by what they are. */
async function* entriesOf(app: App, papers: OwnApplication["papers"]): AsyncIterable<ZipEntry> {
  for (const [n, { type, fileId }] of papers.entries()) {
    const [row] = await app.db.select(shownOf(files)).from(files).where(eq(files.id, fileId));
    if (!row) continue;
    yield { name: `${n + 1}-${type}.${row.format}`, content: await app.files.read(row.content) };
  }
}
