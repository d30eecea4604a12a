import { and, desc, eq } from "drizzle-orm";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import { recordHistoryRows as history } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";
import { type Named, createNameSearch } from "@/src/personal-data/name-search";

/**
 * Former names of a client contact. A client's history stores all contacts as one text, so changes are followed back in
 * time: a removed entry is this person if it has a name, address or phone that is already known to be theirs, or if
 * they are the only new entry.
 */
export async function formerContact(app: App, id: string, now: Named): Promise<Named[]> {
  const rows = await app.db
    .select({ changes: history.changes })
    .from(history)
    .innerJoin(clientContacts, eq(clientContacts.clientId, history.recordId))
    .where(and(eq(clientContacts.id, id), eq(history.kind, "client")))
    .orderBy(desc(history.seq));
  const known = [now];
  for (const { changes } of rows) {
    const [was, is] = (changes["contacts"] ?? []).map(peopleIn);
    known.push(...formerIn(was ?? [], is ?? [], known));
  }
  return known.slice(1);
}

/** As `contactsAsText` of the clients writes them: name, title, address and telephone. */
const peopleIn = (text: string | null): string[] => text?.split(", ") ?? [];

function formerIn(was: string[], is: string[], known: Named[]): Named[] {
  const gone = was.filter((one) => !is.includes(one));
  const come = is.filter((one) => !was.includes(one));
  const search = createNameSearch(...known);
  const isThem = (one: string) => search.inText(one) !== null;
  const anew = come.find(isThem);
  const alone = gone.length === 1 && come.length === 1 && anew !== undefined ? gone : [];
  const theirs = [...new Set([...gone.filter(isThem), ...alone])];
  return theirs.map((one) => readBeside(one, anew ?? ""));
}

const email = /\S+@\S+/;
const phone = /\+?\d[\d\s().\/-]{5,}$/;

/** What both texts end with is no part of the name: the title that stayed. */
function readBeside(text: string, other: string): Named {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  while (words.length > 1 && others.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  const [firstName = "", ...rest] = words;
  return {
    firstName,
    lastName: rest.join(" "),
    number: null,
    email: email.exec(text)?.[0] ?? null,
    phone: phone.exec(text)?.[0] ?? null,
  };
}

const wordsOf = (text: string): string[] =>
  text.replace(email, " ").replace(phone, " ").trim().split(/\s+/);
