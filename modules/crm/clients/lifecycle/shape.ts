import { decoded } from "@/src/database/row-mapper";
import { sql } from "drizzle-orm";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Client, ClientRecord, Contact, Site } from "../model";
import { numberOf, tierOf } from "../rules";
import { clientContacts, clients, clientSites } from "../schema";

export type ClientRow = typeof clients.$inferSelect;
export type ContactRow = typeof clientContacts.$inferSelect;
export type SiteRow = typeof clientSites.$inferSelect;

/** The columns that lists are answered from. */
export const columns = {
  seq: clients.seq,
  id: clients.id,
  name: clients.name,
  industry: clients.industry,
  status: clients.status,
  website: clients.website,
  valueCents: clients.valueCents,
  tierOverride: clients.tierOverride,
  description: clients.description,
  isSample: clients.isSample,
  version: clients.version,
  createdAt: clients.createdAt,
  updatedAt: clients.updatedAt,
  archivedAt: clients.archivedAt,
  contactPerson: clientContacts.name,
  contactEmail: clientContacts.email,
  contactPhone: clientContacts.phone,
  // Written out, because a column of the outer table loses its table's name among the selected ones.
  cities: decoded(
    sql`(select json_group_array(distinct city) from client_sites
    where client_sites.client_id = clients.id and city is not null)`,
    (text: string): string[] => JSON.parse(text),
  ),
};

export type NarrowRow = Pick<
  ClientRow,
  Exclude<keyof typeof columns, `contact${string}` | "cities">
> & {
  contactPerson: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  cities: string[];
};

/** What only the record shows. */
export const recordColumns = {
  companyKey: clients.nameKey,
  tierOverride: clients.tierOverride,
  tierReason: clients.tierReason,
  vatNumber: clients.vatNumber,
  kvkNumber: clients.kvkNumber,
  paymentDays: clients.paymentDays,
  feeKind: clients.feeKind,
  feePercent: clients.feePercent,
  feeNote: clients.feeNote,
};

export const tierByRule = ({ valueCents }: Pick<ClientRow, "valueCents">): ClientRecord["tier"] =>
  tierOf(valueCents === null ? null : valueCents / 100);

/** "1250000.5", never in powers of ten. */
export const eurosOf = (cents: number | null): string | null =>
  cents === null ? null : String(cents / 100);

/** A row as the specification writes a client (§3). */
export function toClient(row: NarrowRow): Client {
  const { seq, valueCents, tierOverride, archivedAt, ...rest } = row;
  return {
    ...rest,
    number: numberOf(seq),
    tier: tierOverride ?? tierByRule({ valueCents }),
    contractValue: eurosOf(valueCents),
    isArchived: archivedAt !== null,
  };
}

export const shownContact = ({ clientId: _, position: __, ...contact }: ContactRow): Contact =>
  contact;

export const shownSite = ({ clientId: _, position: __, ...site }: SiteRow): Site => ({
  ...site,
  country: site.country && toSpecification(site.country),
});
