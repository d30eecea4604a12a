import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { foldText } from "@/modules/crm/imports";
import { hostOf } from "@/modules/crm/clients/rules";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { lookedUpAtOnce } from "../rules";

/** By which two spellings of a company are one, as clients compare them. */
export const keyOfName = (name: string): string => companyKeyOf(name) ?? name.toLowerCase();

/** The clients of these names that are here, archived or not, by their key. */
export async function clientsNamed(app: App, names: string[]): Promise<Map<string, string>> {
  const keys = [...new Set(names.map(keyOfName))];
  const found = new Map<string, string>();
  for (let from = 0; from < keys.length; from += lookedUpAtOnce) {
    const some = keys.slice(from, from + lookedUpAtOnce);
    const rows = await app.db
      .select({ id: clients.id, key: clients.nameKey })
      .from(clients)
      .where(and(inArray(clients.nameKey, jsonValues(some)), isNull(clients.archivedAt)));
    for (const { id, key } of rows) found.set(key, id);
  }
  return found;
}

/** A job by which it is known again: its title, its client and its place. */
export const keyOfJob = (job: { title: string; client: string | null; place: string | null }) =>
  [foldText(job.title), job.client ? keyOfName(job.client) : "", foldText(job.place ?? "")].join(
    " · ",
  );

/** Every job of the agency's own that is open, by its key. */
export async function ownJobs(app: App): Promise<Set<string>> {
  const rows = await app.db
    .select({ title: jobs.title, client: jobs.company, place: jobs.location })
    .from(jobs)
    .where(and(eq(jobs.sourceType, "manual"), eq(jobs.status, "open"), ne(jobs.title, "")));
  return new Set(rows.map(keyOfJob));
}

/** The web address by which a company is known again. */
export const keyOfSite = (website: string | null | undefined): string | null =>
  website ? hostOf(website) : null;
