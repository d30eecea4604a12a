import { candidates } from "@/modules/crm/candidates";
import { validityOf } from "@/modules/crm/candidates/rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { OnePager } from "./model";

export type Page = { page: OnePager; version: number };

/** A candidate as a client sees them, from what the record says today. */
export async function onePagerOf(app: App, candidateId: string, isNamed: boolean): Promise<Page> {
  const it = await candidates.find(app, candidateId);
  const today = utcToday(app);
  const page: OnePager = {
    reference: it.number,
    name: isNamed ? `${it.firstName} ${it.lastName}` : null,
    headline: it.headline,
    role: it.role,
    location: isNamed ? it.location : null,
    country: it.country,
    yearsTotal: it.yearsTotal,
    yearsDatacentre: it.yearsDatacentre,
    skills: it.skills.map(({ name }) => name),
    systems: it.systems,
    languages: Object.entries(it.languages).map(([code, level]) => ({ code, level })),
    certificates: it.certificates.map(({ name, expiresOn }) => ({
      name,
      expiresOn,
      validity: validityOf(expiresOn, today),
    })),
    availableFrom: it.availableFrom,
    noticeDays: it.noticeDays,
    willingCountries: it.willingCountries,
  };
  return { page, version: it.version };
}

/** By what it can be proven later which page a client was shown: its SHA-256. */
export const hashOf = (page: OnePager): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(page)).digest("hex");
