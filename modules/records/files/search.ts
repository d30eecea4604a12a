import { and, desc, inArray, isNull } from "drizzle-orm";
import {
  attachedTo,
  type Asked,
  type Found,
  idsNumbered,
  rowsNamed,
  type SearchSource,
} from "@/modules/records/search";
import type { App } from "@/src/app";
import { files } from "./schema";

/** Files by name, with the record that each belongs to. */
export const search: SearchSource = { kind: "file", find };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const seqs = await rowsNamed(app, "file", asked);
  if (seqs.length === 0) return [];
  const found = await app.db
    .select({ id: files.id, name: files.name, kind: files.kind, recordId: files.recordId })
    .from(files)
    .where(and(inArray(files.id, idsNumbered(app, seqs)), isNull(files.removedAt)))
    .orderBy(desc(files.addedAt))
    .limit(asked.limit);
  return attachedTo(app, found, { tab: "files", of: ({ name }) => ({ title: name, why: "name" }) });
}
