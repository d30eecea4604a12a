import { and, eq, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { isNot, mentionsOver, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { eventsFor } from "./save";
import { communicationFiles, communications, messageTemplates } from "./schema";

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
      news: [...eventsFor(rows)],
    };
  },

  /** Messages with others, and the names of what was sent along. */
  async mentions(app, subject, search) {
    const isTheirs = await isAbout(app, subject);
    const stays =
      subject.type === "user" ? and(isTheirs, eq(communications.audience, "own")) : isTheirs;
    const others = app.db.select({ id: communications.id }).from(communications);
    return mentionsOver(app, search, [
      messagesBut(stays),
      mentionPlace({
        table: communicationFiles,
        where: notInArray(communicationFiles.communicationId, others.where(stays)),
        tell: ({ communicationId, name }) => ({
          ...onPage(at(communicationId)),
          labels: { fileName: name },
        }),
      }),
      templates,
    ]);
  },
};

const messagesBut = (stays: SQL | undefined) =>
  mentionPlace({
    table: communications,
    where: and(isNull(communications.deletedAt), isNot(stays)),
    tell: ({ id, kind, recordId, subject: title, content, audience, ...whom }) => ({
      kind,
      recordId,
      label: title,
      isPrivate: audience === "own",
      path: at(id),
      texts: {
        subject: title,
        content,
        contactName: wordsIn([whom.contactName, whom.contactAddress]),
      },
    }),
  });

const templates = mentionPlace({
  table: messageTemplates,
  where: isNull(messageTemplates.archivedAt),
  tell: ({ name, subject: title, content }) => ({
    ...onPage("/crm?tab=communications", name),
    labels: { name },
    texts: { subject: title, content },
  }),
});

const at = (id: string) => `/crm?tab=communications&thread=${id}`;

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
