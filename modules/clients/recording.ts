import { companyKeyOf } from "@/modules/jobs";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { ClientChanges } from "./model";
import { hostOf } from "./rules";
import { clientHistory } from "./schema";
import { type ClientRow, eurosOf } from "./shape";

type Given = Omit<ClientChanges, "contacts" | "sites" | "version">;

/** What a form sends, as the columns that keep it; what was not sent is not touched. */
export function columnsOf({ contractValue, website, ...given }: Given): Partial<ClientRow> {
  return {
    ...defined(given),
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

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<ClientRow>;

export type Changes = Record<string, [string | null, string | null]>;

/** Fields whose change the history tells, and how it writes them. */
const told: Record<string, (row: ClientRow) => unknown> = {
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

export function changesOf(before: ClientRow, after: ClientRow): Changes {
  const pairs = Object.entries(told).map(
    ([field, of]) => [field, [asText(of(before)), asText(of(after))]] as const,
  );
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is)) as Changes;
}

const asText = (value: unknown) => (value === null ? null : String(value));

type Happening = { event: string; reason?: string | null; changes?: Changes };

export const remembered = (
  app: App,
  ids: string[],
  { event, reason = null, changes = {} }: Happening,
): Write =>
  app.db.insert(clientHistory).values(
    ids.map((clientId) => ({
      clientId,
      at: app.now().toISOString(),
      event,
      by: app.actor.id,
      reason,
      changes,
    })),
  );

/** The line of the audit trail about one client; names and contacts never stand in it. */
export const deed = (verb: string, entityId: string | null, details: Record<string, unknown>) => ({
  action: `client.${verb}`,
  entityType: "client",
  entityId,
  details,
});
