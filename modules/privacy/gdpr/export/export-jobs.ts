import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { withLease } from "@/src/workers/runs";
import { Failure, notFound } from "@/src/errors";
import { streamed } from "@/src/files";
import { audit } from "@/modules/platform/audit";
import { gdprChanged } from "../events";
import { fileNameAt } from "./exporting";
import type { ExportJob, SubjectRef } from "../model";
import { archives, clearExports, pack } from "./packing";
import { gdprExports as exports_ } from "../schema";
import { knownSubject, subjectOf } from "../subjects";

type Row = typeof exports_.$inferSelect;

/** Asks for the archive; it is made beside the server, and one that is being made already is the one. */
export async function order(app: App, ref: SubjectRef): Promise<ExportJob> {
  const { entityType, entityId } = await subjectOf(app, ref);
  const isUnderWay = and(
    eq(exports_.entityId, entityId),
    inArray(exports_.state, ["waiting", "making"]),
  );
  const [underWay] = await app.db.select().from(exports_).where(isUnderWay);
  if (underWay) return find(app, underWay.id);
  const id = Bun.randomUUIDv7();
  const asked = { requestedAt: app.now().toISOString(), requestedBy: actorIdOf(app) };
  await app.write(
    [app.db.insert(exports_).values({ id, entityType, entityId, ...asked })],
    gdprChanged(),
  );
  return find(app, id);
}

export async function find(app: App, id: string): Promise<ExportJob> {
  const rows = await app.db.select().from(exports_).where(eq(exports_.id, id));
  return (await shown(app, rows))[0] ?? notFound("export");
}

/** The newest first; what is ready lies for a day. */
export const list = async (app: App): Promise<ExportJob[]> =>
  shown(app, await app.db.select().from(exports_).orderBy(desc(exports_.requestedAt)).limit(50));

async function shown(app: App, rows: Row[]): Promise<ExportJob[]> {
  const nameOf = await users.authors(app);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      name: (await knownSubject(app, { type: row.entityType, id: row.entityId }))?.name ?? null,
      fileName: fileNameAt(row.requestedAt, "zip"),
      requestedBy: nameOf(row.requestedBy),
    })),
  );
}

/** The archive itself; that somebody took it is written down. */
export async function download(app: App, id: string): Promise<Response> {
  const { state, fileName, entityType, entityId } = await find(app, id);
  const parts = state === "ready" ? await archives(app).read(id) : null;
  if (!parts) {
    throw new Failure("conflict", "This file isn't ready or has expired. Request it again.");
  }
  await app.write([audit.entry(app, { action: "gdpr.downloaded", entityType, entityId })]);
  return new Response(streamed(parts), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}

/** Makes what somebody waits for, the oldest first and of several processes in one; answers how many. */
export async function packWaiting(app: App, signal?: AbortSignal): Promise<number> {
  await clearExports(app);
  const packed = await withLease(app, { name: "gdpr exports", signal }, async (turn) => {
    const rows = await app.db
      .select()
      .from(exports_)
      .where(inArray(exports_.state, ["waiting", "making"]))
      .orderBy(asc(exports_.requestedAt));
    for (const row of rows) {
      if (turn.signal.aborted) break;
      await pack(app, row).catch((error: Error) => failed(app, row, error));
    }
    return rows.length;
  });
  return packed ?? 0;
}

async function failed(app: App, { id }: Row, error: Error): Promise<void> {
  app.log.error("an export could not be made", { error: error.name });
  const expiresAt = new Date(app.now().getTime() + 3_600_000).toISOString();
  const set = { state: "failed" as const, expiresAt };
  await app.write([app.db.update(exports_).set(set).where(eq(exports_.id, id))], gdprChanged());
  // Whoever was erased while their archive was written: no row tells of it any more.
  await archives(app).remove(id);
}
