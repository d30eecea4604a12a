import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { mailSettled } from "./events";
import { letters, mailSignatures } from "./schema";
import { addressHash } from "./suppressing";
import { isNot, mentionsOver, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/platform/record-kinds/rules";

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

  async mentions(app, subject, search) {
    return mentionsOver(app, search, [
      mentionPlace({
        table: letters,
        where: isNot(await isOf(app, subject)),
        tell: ({ recordKind, recordId, toName, toAddress, subject: title, text }) => ({
          ...(recordKind && recordId ? onRecord(recordKind, recordId) : onPage("/admin?tab=email")),
          label: title,
          texts: { name: wordsIn([toName, toAddress]), subject: title, text },
        }),
      }),
      mentionPlace({
        table: mailSignatures,
        where: isNot(isSigner(subject)),
        tell: ({ text }) => ({ ...onPage("/profile"), texts: { text } }),
      }),
    ]);
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

declare module "@/src/app" {
  interface Module {
    /** The mail addresses at which it knows a person. */
    readonly addressesOf?: (app: App, subject: Subject) => Promise<(string | null)[]>;
  }
}

async function addressesOf(app: App, subject: Subject): Promise<string[]> {
  const known = app.modules.map(({ addressesOf }) => addressesOf?.(app, subject) ?? []);
  return (await Promise.all(known)).flat().flatMap((address) => address ?? []);
}
