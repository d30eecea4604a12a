import { eq, inArray, or } from "drizzle-orm";
import { linesOf, withoutField } from "@/modules/records/core";
import { recordPath } from "@/modules/records/core/rules";
import { tags } from "@/modules/records/tags";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { isNot, mentionsIn, mergeMentions } from "@/src/personal-data/mentions";
import { clientsChanged } from "./events";
import { partsOf } from "./lifecycle/parts";
import { clientContacts, clients, clientContacts as contacts } from "./schema";

/** A company is nobody: what is personal about a client are the people who work there. */
export const holder: Holder = {
  name: "clients",
  tables: ["client_contacts"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    const contacts = await peopleOf(app, id);
    const history = await linesOf(app, { kind: "client", ids: placesOf(contacts) });
    const ids = contacts.map((contact) => contact.id);
    return {
      contacts,
      contactTags: ids.length > 0 ? await tags.listByRecords(app, { kind: "contact", ids }) : [],
      contactHistory: history.flatMap(({ at, changes }) =>
        changes["contacts"] ? [{ at, contacts: changes["contacts"] }] : [],
      ),
    };
  },

  /** Their words of the search go with the rows; the history of their client forgets how they were written. */
  async erase(app, { type, id }) {
    if (type !== "client") return { writes: [], news: [] };
    const contacts = await peopleOf(app, id);
    const clientIds = placesOf(contacts);
    if (clientIds.length === 0) return { writes: [], news: [] };
    const forgotten = inArray(
      clientContacts.id,
      contacts.map((contact) => contact.id),
    );
    const writes = [
      ...tags.cleared(
        app,
        "contact",
        contacts.map((contact) => contact.id),
      ),
      app.db.delete(clientContacts).where(forgotten),
      ...(await closedUp(app, contacts)),
      withoutField(app, { kind: "client", ids: clientIds }, "contacts"),
    ];
    return { writes, news: [clientsChanged(clientIds)] };
  },

  /** What is written about a company, and whoever else works there under the same name. */
  async mentions(app, { id }, search) {
    const companies = await mentionsIn(app, search, {
      table: clients,
      tell: ({ id: recordId, name, description, feeNote, tierReason }) => ({
        ...at(recordId),
        texts: { name, description, feeNote, tierReason },
      }),
    });
    const contacts = await mentionsIn(app, search, {
      table: clientContacts,
      where: isNot(or(eq(clientContacts.id, id), eq(clientContacts.clientId, id))),
      tell: ({ clientId, name, title, email, phone }) => ({
        ...at(clientId),
        texts: { contacts: [name, title, email, phone].filter(Boolean).join(" · ") },
      }),
    });
    return mergeMentions([companies, contacts]);
  },
};

const at = (recordId: string) => ({
  kind: "client",
  recordId,
  label: null,
  path: recordPath("client", recordId),
});

/** One person by their own id, or everybody of a client by the client's. */
const peopleOf = (app: App, id: string) =>
  app.db
    .select()
    .from(clientContacts)
    .where(or(eq(clientContacts.id, id), eq(clientContacts.clientId, id)));

const placesOf = (contacts: { clientId: string }[]) => [
  ...new Set(contacts.map(({ clientId }) => clientId)),
];

/** Whoever is next becomes the main contact. */
async function closedUp(app: App, gone: { id: string; clientId: string }[]): Promise<Write[]> {
  const isGone = new Set(gone.map(({ id }) => id));
  const places = await Promise.all(placesOf(gone).map((clientId) => partsOf(app, clientId)));
  return places.flatMap(({ contacts }) =>
    contacts
      .filter(({ id }) => !isGone.has(id))
      .map(({ id }, position) =>
        app.db.update(clientContacts).set({ position }).where(eq(clientContacts.id, id)),
      ),
  );
}

/** Of a contact, or of every contact of a client. */
export async function addressesOf(app: App, { type, id }: Subject): Promise<(string | null)[]> {
  if (type !== "client") return [];
  const isTheirs = or(eq(contacts.clientId, id), eq(contacts.id, id));
  const rows = await app.db.select({ email: contacts.email }).from(contacts).where(isTheirs);
  return rows.map(({ email }) => email);
}
