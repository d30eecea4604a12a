import { inArray } from "drizzle-orm";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import { definedFields, archiving, type HistoryFields, bulkStatuses } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { clientsChanged } from "../events";
import type { ClientChanges } from "../model";
import { hostOf, nextStatuses } from "../rules";
import { clients } from "../schema";
import { type ClientRow, eurosOf } from "./shape";

type Given = Omit<ClientChanges, "contacts" | "sites" | "version">;

/** What a form sends, as the columns that keep it; what was not sent is not touched. */
export function columnsOf({ contractValue, website, ...given }: Given): Partial<ClientRow> {
  return {
    ...definedFields(given),
    ...(given.name !== undefined && { nameKey: nameKeyOf(given.name) }),
    ...(website !== undefined && {
      website: website && addressOf(website),
      websiteKey: website && hostOf(website),
    }),
    ...(contractValue !== undefined && {
      valueCents: contractValue ? Math.round(Number(contractValue) * 100) : null,
    }),
  };
}

/** A name of signs alone is compared as it stands. */
export const nameKeyOf = (name: string): string => companyKeyOf(name) ?? name.toLowerCase();

const addressOf = (website: string) =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;

/** Fields whose change the history tells, and how it writes them. */
export const historyFields: HistoryFields<ClientRow> = {
  name: (row) => row.name,
  industry: (row) => row.industry,
  website: (row) => row.website,
  contractValue: (row) => eurosOf(row.valueCents),
  description: (row) => row.description,
  vatNumber: (row) => row.vatNumber,
  kvkNumber: (row) => row.kvkNumber,
  paymentDays: (row) => row.paymentDays,
  feeKind: (row) => row.feeKind,
  feePercent: (row) => row.feePercent,
  feeNote: (row) => row.feeNote,
};

const kept = archiving({ kind: "client", table: clients, prefix: "K", news: clientsChanged });

export const { rowOf, fresh, updateIfVersion, idOf, auditEntry, historyLine, archive, restore } =
  kept;

export const { setStatuses, unsetStatuses } = bulkStatuses({
  kind: "client",
  table: clients,
  kept,
  news: clientsChanged,
  next: nextStatuses,
});

/** Takes the rows themselves away; what hangs on them is whoever's it is. */
export const deleteWrite = (app: App, ids: string[]): Write =>
  app.db.delete(clients).where(inArray(clients.id, ids));
