import { and, eq, inArray, or } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import type { Chosen, Readers } from "./model";
import { sentence, type Skip } from "./rules";

export type Addressee = {
  clientId: string;
  clientName: string;
  contactId: string | null;
  name: string;
  email: string | null;
  skip: Skip | null;
};

/** Those chosen as they stand today, each with why they are not written to, if so. */
export async function addressees(
  app: App,
  { contactIds, clientIds }: Chosen,
): Promise<Addressee[]> {
  const isMain = and(inArray(clients.id, jsonValues(clientIds)), eq(contacts.position, 0));
  const people = await app.db
    .select(shown)
    .from(contacts)
    .innerJoin(clients, eq(clients.id, contacts.clientId))
    .where(or(inArray(contacts.id, jsonValues(contactIds)), isMain))
    .orderBy(contacts.name, contacts.id);
  const alone = await app.db
    .select(shown)
    .from(clients)
    .leftJoin(contacts, and(eq(contacts.clientId, clients.id), eq(contacts.position, 0)))
    .where(inArray(clients.id, jsonValues(clientIds)));
  const rows = [...people, ...alone.filter(({ contactId }) => contactId === null)];
  const warned = await mail.isSuppressed(
    app,
    rows.flatMap(({ email }) => email ?? []),
  );
  const seen = new Set<string>();
  return rows.map(({ archivedAt, name, ...row }) => {
    const address = row.email?.toLowerCase() ?? "";
    const skip = skipOf({ ...row, archivedAt, isTwice: seen.has(address) }, warned);
    if (skip === null) seen.add(address);
    return { ...row, name: name ?? "", skip };
  });
}

const shown = {
  clientId: clients.id,
  clientName: clients.name,
  archivedAt: clients.archivedAt,
  contactId: contacts.id,
  name: contacts.name,
  email: contacts.email,
};

type Row = Pick<Addressee, "contactId" | "email"> & { archivedAt: string | null; isTwice: boolean };

function skipOf(
  { archivedAt, contactId, email, isTwice }: Row,
  warned: Awaited<ReturnType<typeof mail.isSuppressed>>,
): Skip | null {
  if (archivedAt) return "archived";
  if (!contactId) return "noContact";
  if (!email) return "noAddress";
  return warned.get(email)?.[0] ?? (isTwice ? "twice" : null);
}

/** Whom it would reach, before anything is sent. */
export async function readers(app: App, chosen: Chosen): Promise<Readers> {
  const all = await addressees(app, chosen);
  const named = ({ name, clientName }: Addressee) => ({ name, clientName });
  return {
    reached: all.filter(({ skip }) => skip === null).map(named),
    skipped: all.flatMap((it) => (it.skip ? [{ ...named(it), reason: sentence[it.skip] }] : [])),
  };
}
