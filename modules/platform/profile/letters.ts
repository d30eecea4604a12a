import { mail } from "@/modules/platform/mail";
import type { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import all from "./words.json";

type Person = typeof users.$inferSelect;
type To = { user: Person; to: string };

/** To the new address: whoever reads it can follow the link, which nobody reads in the database. */
export async function confirmLetter(
  app: App,
  { user, to, link }: To & { link: string },
): Promise<Write[]> {
  const id = Bun.randomUUIDv7();
  const sealed = await mail.sealed(app, id, link);
  return mail.posted(app, { ...letterTo(id, { user, to }, all[user.locale].confirm), sealed });
}

/** To the old address, so that nobody loses their way in without hearing of it. */
export const changedLetter = (app: App, to: To): Write[] =>
  mail.posted(app, letterTo(Bun.randomUUIDv7(), to, all[to.user.locale].changed));

type Words = { subject: string; text: string };

const letterTo = (id: string, { user, to }: To, { subject, text }: Words) => ({
  ...{ id, purpose: "message" as const, userId: null, onceKey: `address:${id}`, subject },
  to: { name: `${user.firstName} ${user.lastName}`, address: to },
  text: text.replace("{name}", () => user.firstName),
  headers: { "Auto-Submitted": "auto-generated" },
});
