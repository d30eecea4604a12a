import { and, eq, like, or, type SQL, sql } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/crm/candidates/rules";
import { clients as companies } from "@/modules/crm/clients";
import {
  clientContactRows as clientContacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import { holdersOf } from "@/src/module";
import { plainLetters } from "@/src/personal-data/name-search";
import { shownOf } from "@/src/database/read-model";
import type { Kept, StaysByLaw, SubjectRef } from "./model";
import type { EntityType } from "./rules";
import type { FoundSubject, SubjectQuery } from "./subject-model";

const maxFound = 20;

/** Resolves an id, an email address or a printed number to one person; a client's id or number resolves to its contact. */
export async function subjectOf(app: App, ref: SubjectRef): Promise<FoundSubject> {
  const { entityType: type, entityId: said } = ref;
  const [found, ...others] = await finders[type](app, await isMeant(app, type, said));
  if (found && others.length === 0) return found;
  if (!found) return type === "client" ? noContact(app, said) : notFound(type);
  const all = [found, ...others].map(({ name, entityId }) => `${name} (${entityId})`).join(", ");
  throw new Failure("conflict", `This is said of several people: ${all}. Name one by their id.`);
}

async function isMeant(app: App, type: EntityType, said: string): Promise<SQL | undefined> {
  if (type === "candidate" && /^C-?\d+$/i.test(said))
    return idIs("candidate", await people.idOf(app, said));
  if (type === "client" && /^K-?\d+$/i.test(said))
    return eq(clientContacts.clientId, await companies.idOf(app, said));
  if (said.includes("@")) return like(emails[type], escaped(said));
  return type === "client"
    ? or(idIs(type, said), eq(clientContacts.clientId, said))
    : idIs(type, said);
}

/** A client without contacts is there, only that no data of a person are kept with it. */
async function noContact(app: App, said: string): Promise<never> {
  const id = /^K-?\d+$/i.test(said) ? await companies.idOf(app, said) : said;
  const [client] = await app.db.select({ id: clients.id }).from(clients).where(eq(clients.id, id));
  if (!client) return notFound("client");
  throw new Failure("missing", "This client has no contacts, so there is no person's data.");
}

/** The same where they may be gone already. */
export async function knownSubject(
  app: App,
  { type, id }: Subject,
): Promise<FoundSubject | undefined> {
  const [found] = await finders[type](app, idIs(type, id));
  return found;
}

/** Everybody whose name, address or id holds what somebody typed; those of one type, or of all. */
export async function find(app: App, { q, type }: SubjectQuery): Promise<FoundSubject[]> {
  const types: EntityType[] = type ? [type] : ["candidate", "client", "user"];
  const found = await Promise.all(types.map((it) => finders[it](app, matching(it, q))));
  return found.flat().slice(0, maxFound);
}

type Find = (app: App, which: SQL | undefined) => Promise<FoundSubject[]>;

const finders: Record<EntityType, Find> = {
  async candidate(app, which) {
    const rows = await app.db
      .select(shownOf(candidates))
      .from(candidates)
      .where(which)
      .limit(maxFound);
    return rows.map((row) => ({
      entityType: "candidate" as const,
      entityId: row.id,
      number: numberOf(row.seq),
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      detail: row.location,
    }));
  },

  /** The people of a client, each by their own id. */
  async client(app, which) {
    const rows = await app.db
      .select({ person: shownOf(clientContacts), company: clients.name })
      .from(clientContacts)
      .innerJoin(clients, eq(clients.id, clientContacts.clientId))
      .where(which)
      .limit(maxFound);
    return rows.map(({ person, company }) => ({
      entityType: "client" as const,
      entityId: person.id,
      number: null,
      name: person.name,
      email: person.email,
      detail: company,
    }));
  },

  async user(app, which) {
    const rows = await app.db.select(shownOf(users)).from(users).where(which).limit(maxFound);
    return rows.map((row) => ({
      entityType: "user" as const,
      entityId: row.id,
      number: null,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      detail: row.role,
    }));
  },
};

const emails = {
  candidate: candidates.email,
  client: clientContacts.email,
  user: users.email,
};
const ids = { candidate: candidates.id, client: clientContacts.id, user: users.id };
const idIs = (type: EntityType, id: string) => eq(ids[type], id);

/** Words anywhere in the name, a prefix of the address, or an exact id. */
function matching(type: EntityType, q: string): SQL | undefined {
  if (type === "candidate") return isCandidate(q);
  const text = {
    client: clientContacts.name,
    user: sql`${users.firstName} || ' ' || ${users.lastName}`,
  }[type];
  const words = q.split(/\s+/).map((word) => like(text, `%${escaped(word)}%`));
  return or(and(...words), like(emails[type], `${escaped(q)}%`), idIs(type, q));
}

/** The same for candidates through indexes; the table is read for the hits only. */
function isCandidate(q: string): SQL | undefined {
  const { nameKey, emailKey, seq } = candidates;
  const words = plainLetters(q)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word ? [like(nameKey, `%${word}%`)] : []));
  const begins = addressPrefixes(q).map((start) => like(emailKey, `${escaped(start)}%`));
  const number = /^C-?0*(\d+)$/i.exec(q)?.[1];
  return or(
    sql`${seq} in (select ${seq} from ${candidates} where ${words.length > 0 ? and(...words) : sql`false`} limit ${maxFound})`,
    sql`${seq} in (select ${seq} from ${candidates} where ${or(...begins)} limit ${maxFound})`,
    idIs("candidate", q),
    number ? eq(seq, Number(number)) : undefined,
  );
}

/** Prefixes as addresses are normalised for lookup: without a plus suffix, at one provider also without dots. */
function addressPrefixes(q: string): string[] {
  const [local = "", domain] = q.normalize("NFC").trim().toLowerCase().split("@");
  const box = local.split("+")[0] ?? "";
  const end = domain === undefined ? "" : `@${domain}`;
  return [box + end, box.replaceAll(".", "") + end];
}

/** A person's `%` is the sign itself; the other wildcard only finds a little more. */
const escaped = (text: string) => text.replaceAll("%", "");

export type Collected = { holder: string; part: string; rows: unknown[] };

/** All that every module keeps of somebody. */
export async function collectData(app: App, subject: Subject): Promise<Collected[]> {
  const all = await Promise.all(
    holdersOf(app).map(async (holder) => {
      const parts = Object.entries(await holder.collect(app, subject));
      return parts.map(([part, rows]) => ({ holder: holder.name, part, rows }));
    }),
  );
  return all.flat().filter(({ rows }) => rows.length > 0);
}

/** What is kept by law of somebody who is erased. */
export async function keptByLaw(app: App, subject: Subject): Promise<StaysByLaw[]> {
  const all = await Promise.all(
    holdersOf(app).map(async ({ name: holder, stays }) =>
      ((await stays?.(app, subject)) ?? []).map((stay) => ({ holder, ...stay })),
    ),
  );
  return all.flat();
}

/** What goes: all that is kept but what stays by law. */
export const deletableParts = (all: Collected[], stays: StaysByLaw[]): Kept[] => {
  const isStaying = ({ holder, part }: Kept) =>
    stays.some((it) => it.holder === holder && it.part === part);
  return keptOf(all).filter((it) => !isStaying(it));
};

export const keptOf = (all: Collected[]): Kept[] =>
  all.map(({ rows, ...where }) => ({ ...where, rows: rows.length }));

export const rowsOf = (kept: { rows: number }[]): number =>
  kept.reduce((sum, { rows }) => sum + rows, 0);
