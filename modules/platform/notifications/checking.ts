import { and, eq, inArray } from "drizzle-orm";
import type { LetterCheck } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts/schema";

/** What names candidates goes only to those who may still sign in, at the address they have now. */
export const toColleaguesOnly: LetterCheck = async (app, letters) => {
  const addresses = letters.map(({ toAddress }) => toAddress);
  const rows = await app.db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, addresses), eq(users.isActive, true)));
  const known = new Set(rows.map(({ email }) => email));
  const gone = letters.filter(({ toAddress }) => !known.has(toAddress));
  const reason = "This person does not work here any more.";
  return new Map(gone.map(({ id }) => [id, reason]));
};
