import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { clientContacts } from "@/modules/crm/clients/schema";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/holders";
import { communicationsChanged } from "./events";
import { placesOf } from "./landing";
import { communicationFiles, communications } from "./schema";

export const holder: Holder = {
  name: "communications",
  tables: ["communications"],

  /** What was said with a person, private or not, by their record and by their address. */
  async collect(app, subject) {
    const rows = await app.db
      .select()
      .from(communications)
      .where(await isAbout(app, subject));
    const ids = rows.map(({ id }) => id);
    const files = await app.db
      .select()
      .from(communicationFiles)
      .where(inArray(communicationFiles.communicationId, ids));
    return { communications: rows, communicationFiles: files };
  },

  /** All of it goes with the person. Of a user only what nobody else could ever read; the rest is the agency's. */
  async erase(app, subject) {
    const which = and(
      await isAbout(app, subject),
      subject.type === "user" ? eq(communications.audience, "own") : undefined,
    );
    const rows = await app.db.select().from(communications).where(which);
    if (rows.length === 0) return { writes: [], news: [] };
    return {
      writes: [app.db.delete(communications).where(which)],
      news: [communicationsChanged(placesOf(rows))],
    };
  },
};

async function isAbout(app: App, { type, id }: Subject): Promise<SQL | undefined> {
  if (type === "user") return eq(communications.userId, id);
  const isOn = and(eq(communications.recordId, id), eq(communications.kind, type));
  const addresses = await addressesOf(app, { type, id });
  return addresses.length > 0 ? or(isOn, inArray(communications.contactAddress, addresses)) : isOn;
}

/** A client's people go by the client's id, and each by their own. */
async function addressesOf(app: App, { type, id }: Subject): Promise<string[]> {
  const { clientId, id: contactId, email } = clientContacts;
  const rows =
    type === "candidate"
      ? await app.db
          .select({ email: candidates.email })
          .from(candidates)
          .where(eq(candidates.id, id))
      : await app.db
          .select({ email })
          .from(clientContacts)
          .where(or(eq(contactId, id), eq(clientId, id)));
  return rows.flatMap((row) => row.email?.toLowerCase() ?? []);
}
