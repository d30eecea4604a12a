import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { clientContacts } from "@/modules/crm/clients/schema";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/holders";
import { mailSettled } from "./events";
import { letters, mailSignatures } from "./schema";
import { addressHash } from "./suppressing";

export const holder: Holder = {
  name: "mail",
  tables: ["letters", "mail_signatures"],

  async collect(app, subject) {
    const found = await app.db
      .select()
      .from(letters)
      .where(await isOf(app, subject));
    const signature = await app.db.select().from(mailSignatures).where(isSigner(subject));
    return { letters: found.map(({ toHash: _, sealed: __, ...letter }) => letter), signature };
  },

  /** What they were sent goes, also what still waited; that an address is not written to stays, by its hash. */
  async erase(app, subject) {
    const isTheirs = await isOf(app, subject);
    const ids = await app.db.select({ id: letters.id }).from(letters).where(isTheirs);
    return {
      writes: [
        app.db.delete(letters).where(isTheirs),
        app.db.delete(mailSignatures).where(isSigner(subject)),
      ],
      news: [mailSettled(ids.map(({ id }) => id))],
    };
  },
};

/** What was written to their addresses, or on their record; what a user wrote to others stays the agency's. */
async function isOf(app: App, subject: Subject): Promise<SQL | undefined> {
  const hashes = (await addressesOf(app, subject)).map((address) => addressHash(app, address));
  const isTo = inArray(letters.toHash, hashes);
  if (subject.type === "user") return isTo;
  return or(isTo, and(eq(letters.recordId, subject.id), eq(letters.recordKind, subject.type)));
}

const isSigner = ({ type, id }: Subject) =>
  eq(mailSignatures.userId, type === "user" ? id : "nobody");

async function addressesOf(app: App, { type, id }: Subject): Promise<string[]> {
  const rows = await {
    user: () => app.db.select({ email: users.email }).from(users).where(eq(users.id, id)),
    candidate: () =>
      app.db.select({ email: candidates.email }).from(candidates).where(eq(candidates.id, id)),
    client: () =>
      app.db
        .select({ email: clientContacts.email })
        .from(clientContacts)
        .where(or(eq(clientContacts.clientId, id), eq(clientContacts.id, id))),
  }[type]();
  return rows.flatMap(({ email }) => email ?? []);
}
