import { and, eq } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { correctionsIn, numberOf } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { z } from "zod";
import type { JobOrder, Wording } from "./model";
import { jobOrders } from "./schema";

/** The order behind a job; a job that was read from an ad has none. */
export async function find(app: App, id: string): Promise<JobOrder> {
  const [row] = await app.db
    .select(read)
    .from(jobOrders)
    .innerJoin(jobs, eq(jobs.id, jobOrders.jobId))
    .leftJoin(clients, eq(clients.id, jobOrders.clientId))
    .leftJoin(
      contacts,
      and(eq(contacts.id, jobOrders.contactId), eq(contacts.clientId, jobOrders.clientId)),
    )
    .where(eq(jobOrders.jobId, id));
  if (!row) return notFound("job order");
  const { seq, rateCents, status, country, ...order } = row;
  return {
    ...order,
    number: numberOf(seq),
    country: country && toSpecification(country),
    rate: rateCents === null ? null : String(rateCents / 100),
    corrections: await correctionsIn(app.db, { jobId: id }),
    isOpen: status === "open",
  };
}

/** What a text is read to ask for while somebody writes it down. */
export async function requirementsIn(words: z.infer<typeof Wording>) {
  const { analyse } = await import("@/modules/knowledge/analysis");
  const nothing = { company: null, location: null, country: null, salary: null };
  const { facts } = analyse({ ...nothing, title: words.title, text: words.description });
  return { facts };
}

/** Whose number, or id, somebody says: J-0042. */
export async function idOf(app: App, said: string): Promise<string> {
  const number = /^J-?(\d+)$/i.exec(said.trim())?.[1];
  const isMeant = number ? eq(jobs.seq, Number(number)) : eq(jobs.id, said);
  const [row] = await app.db.select({ id: jobs.id }).from(jobs).where(isMeant);
  return row?.id ?? notFound("job");
}

const read = {
  id: jobs.id,
  seq: jobs.seq,
  title: jobs.title,
  clientId: jobOrders.clientId,
  clientName: clients.name,
  contactId: jobOrders.contactId,
  contactName: contacts.name,
  location: jobs.location,
  country: jobs.country,
  seats: jobOrders.seats,
  rateCents: jobOrders.rateCents,
  rateCurrency: jobOrders.rateCurrency,
  ratePeriod: jobOrders.ratePeriod,
  startsOn: jobOrders.startsOn,
  contract: jobOrders.contract,
  description: jobs.description,
  status: jobs.status,
  version: jobs.version,
};
