import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { recordPath } from "@/modules/records/core";
import { type Asked, type Found, rowsNamed, type SearchSource } from "@/modules/records/search";
import type { App } from "@/src/app";
import { numberOf } from "./rules";
import { deployments } from "./schema";

/** Deployments by number, by who works there and for whom, by position and place. */
export const search: SearchSource = { kind: "deployment", find };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const number = /^D-?0*(\d+)$/i.exec(asked.text)?.[1];
  if (number) return read(app, eq(deployments.seq, Number(number)), { limit: 1, why: "number" });
  const people = await rowsNamed(app, "candidate", asked);
  const companies = await rowsNamed(app, "client", asked);
  const positions = await rowsNamed(app, "deployment", asked);
  if (people.length + companies.length + positions.length === 0) return [];
  // Each is read from an index of its own; what is asked of nobody would have all deployments read instead.
  const isMeant = or(
    people.length > 0 ? inArray(deployments.candidateId, peopleIn(app, people)) : undefined,
    companies.length > 0 ? inArray(deployments.clientId, companiesIn(app, companies)) : undefined,
    positions.length > 0 ? inArray(deployments.seq, positions) : undefined,
  );
  return read(app, isMeant, { limit: asked.limit, why: "name" });
}

const peopleIn = (app: App, seqs: number[]) =>
  app.db.select({ id: candidates.id }).from(candidates).where(inArray(candidates.seq, seqs));

const companiesIn = (app: App, seqs: number[]) =>
  app.db.select({ id: clients.id }).from(clients).where(inArray(clients.seq, seqs));

type Reading = { limit: number; why: Found["why"] };

async function read(app: App, where: SQL | undefined, { limit, why }: Reading): Promise<Found[]> {
  const rows = await app.db
    .select({
      seq: deployments.seq,
      id: deployments.id,
      position: deployments.position,
      client: clients.name,
      candidate: sql<string | null>`${candidates.firstName} || ' ' || ${candidates.lastName}`,
      archivedAt: deployments.archivedAt,
    })
    .from(deployments)
    .innerJoin(clients, eq(clients.id, deployments.clientId))
    .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
    .where(and(where, isNull(candidates.restrictedAt)))
    // The plus keeps SQLite from walking all of them, newest first, for those of six people.
    .orderBy(desc(sql`+${deployments.seq}`))
    .limit(limit);
  return rows.map(({ seq, id, position, client, candidate, archivedAt }) => ({
    id,
    number: numberOf(seq),
    title: candidate ?? position,
    detail: [candidate && position, client].filter(Boolean).join(" · "),
    why,
    match: null,
    path: recordPath("deployment", id),
    isArchived: archivedAt !== null,
  }));
}
