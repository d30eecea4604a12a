import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { RecordKind } from "@/modules/records/core/rules";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Portrait, PortraitsQuery } from "./model";
import { redrawn } from "./redrawing";
import { portraitKinds, portraitLimits } from "./rules";
import { files } from "./schema";
import { rowOf } from "./queries";

/** Which file shows each of these records; those without one are left out. */
export async function portraitsOf(app: App, { kind, ids }: PortraitsQuery): Promise<Portrait[]> {
  const rows = await app.db
    .select({ recordId: files.recordId, fileId: files.id })
    .from(files)
    .where(and(inArray(files.recordId, ids), eq(files.kind, kind), isShown))
    .orderBy(asc(files.addedAt), asc(files.id));
  // Two of one record are there once two records were merged: the later one is shown.
  return [...new Map(rows.map((row) => [row.recordId, row])).values()];
}

const isShown = and(eq(files.type, "portrait"), isNull(files.removedAt));

/** Nothing of what was sent but what one sees, no larger than it is shown. */
export async function drawnPortrait(kind: RecordKind, file: File) {
  if (!portraitKinds.some((it) => it === kind))
    throw new Failure("mistyped", "Only candidates and clients have a photo or logo.");
  return (await redrawn(file, portraitLimits)).bytes;
}

/** One portrait of a record at a time: the one before can be brought back like any removed file. */
export const withoutPortrait = (
  app: App,
  { kind, recordId }: Pick<typeof files.$inferSelect, "kind" | "recordId">,
): Write =>
  app.db
    .update(files)
    .set({ removedAt: app.now().toISOString(), removedBy: actorIdOf(app) })
    .where(and(eq(files.recordId, recordId), eq(files.kind, kind), isShown));

/** Lists show many at once, so the browser keeps one for an hour and nobody writes down who looked. */
export async function servePortrait(app: App, id: string): Promise<Response> {
  const { type, content } = await rowOf(app, id);
  if (type !== "portrait") return notFound("file");
  return new Response(new Uint8Array(await app.files.read(content)), {
    headers: {
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=3600",
    },
  });
}
