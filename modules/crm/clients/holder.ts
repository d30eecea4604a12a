import { eq, inArray, or, sql } from "drizzle-orm";
import { isOfAny, recordHistory } from "@/modules/platform/records";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Holder } from "@/src/holders";
import { clientsChanged } from "./events";
import { partsOf } from "./parts";
import { clientContacts } from "./schema";

/** A company is nobody: what is personal about a client are the people who work there. */
export const holder: Holder = {
  name: "clients",
  tables: ["client_contacts"],

  async collect(app, { type, id }) {
    if (type !== "client") return {};
    const contacts = await peopleOf(app, id);
    const history = await app.db
      .select()
      .from(recordHistory)
      .where(isOfAny("client", placesOf(contacts)));
    return {
      contacts,
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
      app.db.delete(clientContacts).where(forgotten),
      ...(await closedUp(app, contacts)),
      app.db
        .update(recordHistory)
        .set({ changes: sql`json_remove(${recordHistory.changes}, '$.contacts')` })
        .where(isOfAny("client", clientIds)),
    ];
    return { writes, news: [clientsChanged(clientIds)] };
  },
};

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
