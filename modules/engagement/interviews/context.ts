import { zoneOf } from "@/modules/knowledge/countries";
import { and, eq, inArray } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { careers } from "@/modules/engagement/careers";
import type { Locale } from "@/modules/platform/accounts";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { oneLine } from "@/modules/platform/texts/rules";
import { projectFacts } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { InterviewRow } from "./shape";

/** What an interview needs to know of the person it is with. */
export async function candidateOf(app: App, id: string) {
  const { firstName, lastName, email, phone, country, languages, status } = candidates;
  const [row] = await app.db
    .select({
      firstName,
      lastName,
      email,
      phone,
      country,
      languages,
      status,
      archivedAt: candidates.archivedAt,
    })
    .from(candidates)
    .where(eq(candidates.id, id));
  return row ?? notFound("candidate");
}
export type Known = Awaited<ReturnType<typeof candidateOf>>;

/** Somebody put away or on the blacklist is not invited by mistake. */
export function refuseUnwanted({ archivedAt, status }: Known): void {
  if (archivedAt !== null) {
    throw new Failure("conflict", "This candidate is archived. Restore the record first.");
  }
  if (status === "blacklisted") {
    throw new Failure("conflict", "This candidate is blacklisted.");
  }
}

const readers: Record<Locale, readonly string[]> = {
  nl: ["NL", "BE"],
  de: ["DE", "AT", "CH"],
  en: [],
};

/** The language somebody most likely reads: that of their country, unless they are known not to speak it. */
export function localeOf({ country, languages }: Pick<Known, "country" | "languages">): Locale {
  const spoken = Object.keys(languages);
  const likely = (["nl", "de"] as const).find((locale) => readers[locale].includes(country ?? ""));
  return likely && (spoken.length === 0 || spoken.includes(likely)) ? likely : "en";
}

type About = Partial<Record<"projectId" | "jobId" | "clientId", string | null | undefined>>;

/** Refuses what is not there; a project brings its client along. */
export async function aboutOf(app: App, { projectId, jobId, clientId }: About) {
  const project = projectId ? await projectFacts(app, projectId) : undefined;
  const client = clientId === undefined ? project?.clientId : clientId;
  await Promise.all([
    jobId ? there(app, jobs, { id: jobId, what: "job" }) : undefined,
    client ? there(app, clients, { id: client, what: "client" }) : undefined,
  ]);
  return {
    ...(projectId !== undefined && { projectId }),
    ...(jobId !== undefined && { jobId }),
    ...(client !== undefined && { clientId: client }),
  };
}

async function there(
  app: App,
  table: typeof jobs | typeof clients,
  { id, what }: { id: string; what: string },
) {
  const [row] = await app.db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!row) notFound(what);
}

/** What the jobs of these are called, by the name that the public knows them by: an ad's own may tell whose it is. */
export async function jobsOf(app: App, about: { jobId: string | null }[]) {
  const ids = [...new Set(about.flatMap(({ jobId }) => jobId ?? []))];
  const { id, title } = jobs;
  const [names, own] = await Promise.all([
    careers.namesOf(app, ids),
    app.db.select({ id, title }).from(jobs).where(inArray(id, ids)),
  ]);
  const titles = new Map(own.map((job) => [job.id, names.get(job.id)?.title ?? job.title]));
  return ({ jobId }: { jobId: string | null }) => titles.get(jobId ?? "") ?? null;
}

/** Those of these who still work here, in the same order. */
export async function colleaguesOf(app: App, ids: string[]) {
  const isOneOf = and(inArray(users.id, ids), eq(users.isActive, true));
  const rows = await app.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      locale: users.locale,
      timezone: users.timezone,
    })
    .from(users)
    .where(isOneOf);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type Colleague = Awaited<ReturnType<typeof colleaguesOf>>[number];

/** Whoever is to ask the questions has to be somebody who works here. */
export async function namedColleagues(app: App, ids: string[]): Promise<Colleague[]> {
  const wanted = [...new Set(ids)];
  const people = await colleaguesOf(app, wanted);
  return people.length === wanted.length ? people : notFound("user");
}

/** Somebody who is written to about an interview, in their language and by their clock. */
export type Reader = {
  /** Null is the candidate. */
  userId: string | null;
  name: string;
  /** How a letter calls them. */
  calledName: string;
  address: string;
  locale: Locale;
  timezone: string;
};

export const colleagueAsReader = (person: Colleague): Reader => ({
  userId: person.id,
  name: nameOf(person),
  calledName: calledIn(person.locale, person),
  address: person.email,
  locale: person.locale,
  timezone: person.timezone,
});

/** In German one is called by both names as long as one is not on first-name terms. */
const calledIn = (locale: Locale, person: Named) =>
  locale === "de" ? nameOf(person) : oneLine(person.firstName);

type Asked = Pick<InterviewRow, "candidateId" | "locale" | "timezone" | "type">;

/** The candidate, by the clock of their country; whoever comes to a room goes by the clock of that place. */
export async function candidateAsReader(app: App, row: Asked): Promise<Reader | null> {
  const { firstName, lastName, email, country } = await candidateOf(app, row.candidateId);
  if (!email) return null;
  const own = zoneOf(country);
  return {
    userId: null,
    name: nameOf({ firstName, lastName }),
    address: email,
    locale: row.locale,
    calledName: calledIn(row.locale, { firstName, lastName }),
    timezone: row.type === "in-person" ? row.timezone : (own ?? row.timezone),
  };
}

type Named = Pick<Colleague, "firstName" | "lastName">;

export const nameOf = ({ firstName, lastName }: Named) => oneLine(`${firstName} ${lastName}`);
