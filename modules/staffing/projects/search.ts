import { desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { recordPath } from "@/modules/records/core";
import {
  type Asked,
  type Found,
  rowsNamed,
  type SearchSource,
  similarBy,
} from "@/modules/records/search";
import type { App } from "@/src/app";
import { projects } from "./schema";

const find = (app: App, asked: Asked) => named(app, asked, "name");

/** Projects by name and place. */
export const search: SearchSource = {
  kind: "project",
  find,
  similar: similarBy("project", named),
  recent,
};

async function named(app: App, asked: Asked, why: Found["why"]): Promise<Found[]> {
  const seqs = await rowsNamed(app, "project", asked);
  if (seqs.length === 0) return [];
  return shown(await read(app, inArray(projects.seq, seqs), asked.limit), why);
}

async function recent(app: App, { limit }: Asked): Promise<Found[]> {
  return shown(await read(app, isNull(projects.archivedAt), limit), "recent");
}

const read = (app: App, where: SQL, limit: number) =>
  app.db
    .select({
      id: projects.id,
      name: projects.name,
      location: projects.location,
      client: clients.name,
      archivedAt: projects.archivedAt,
    })
    .from(projects)
    .leftJoin(clients, eq(clients.id, projects.clientId))
    .where(where)
    .orderBy(desc(projects.seq))
    .limit(limit);

const shown = (rows: Awaited<ReturnType<typeof read>>, why: Found["why"]): Found[] =>
  rows.map(({ id, name, location, client, archivedAt }) => ({
    id,
    number: null,
    title: name,
    detail: [client, location].filter(Boolean).join(" · ") || null,
    why,
    match: null,
    path: recordPath("project", id),
    isArchived: archivedAt !== null,
  }));
