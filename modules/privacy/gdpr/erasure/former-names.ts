import { and, desc, eq, isNull } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/crm/candidates/rules";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import { mergeRows as merges } from "@/modules/crm/duplicates/read-model";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { recordHistoryRows as history } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";
import { shownOf } from "@/src/database/read-model";
import { notFound } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import type { Named } from "@/src/personal-data/name-search";
import { formerContact } from "./former-contacts";

const nobody = { email: null, phone: null, number: null };

/** All names a person has or had here: their record, the duplicates merged into it, and the history of both. */
export async function allNamesOf(app: App, { type, id }: Subject): Promise<Named[]> {
  const now = (await byType[type](app, id)) ?? notFound(type);
  if (type === "client") return [now, ...(await formerContact(app, id, now))];
  if (type !== "candidate") return [now];
  const merged = await app.db
    .select(shownOf(merges))
    .from(merges)
    .where(and(eq(merges.recordId, id), isNull(merges.undoneAt)));
  const mergedRecords = await Promise.all(merged.map((it) => byType.candidate(app, it.mergedId)));
  const ids = [id, ...merged.map(({ mergedId }) => mergedId)];
  const all = [now, ...mergedRecords.flatMap((it) => it ?? [])];
  const former = await Promise.all(ids.map((it, n) => formerNames(app, it, all[n] ?? now)));
  const before = merged.map(({ before }) => ({ ...now, ...textsIn(before) }));
  return [...all, ...former.flat(), ...before];
}

const parts = ["firstName", "lastName", "email", "phone"] as const;

/** Walks back through the history; each entry is the full name as of then. */
async function formerNames(app: App, id: string, now: Named): Promise<Named[]> {
  const rows = await app.db
    .select({ changes: history.changes })
    .from(history)
    .where(and(eq(history.recordId, id), eq(history.kind, "candidate")))
    .orderBy(desc(history.seq));
  let then = now;
  return rows.flatMap(({ changes }) => {
    const was = parts.flatMap((part) => (changes[part] ? [[part, changes[part][0] ?? ""]] : []));
    if (was.length === 0) return [];
    then = { ...then, ...Object.fromEntries(was) };
    return [then];
  });
}

/** What a merge overwrote. */
const textsIn = (columns: Record<string, unknown>): Partial<Named> =>
  Object.fromEntries(
    parts.flatMap((part) => (typeof columns[part] === "string" ? [[part, columns[part]]] : [])),
  );

const byType: Record<Subject["type"], (app: App, id: string) => Promise<Named | undefined>> = {
  async candidate(app, id) {
    const [row] = await app.db
      .select(shownOf(candidates))
      .from(candidates)
      .where(eq(candidates.id, id));
    return row && { ...row, number: numberOf(row.seq) };
  },

  /** A contact has one name field: its first word is taken as the first name. */
  async client(app, id) {
    const [row] = await app.db
      .select(shownOf(clientContacts))
      .from(clientContacts)
      .where(eq(clientContacts.id, id));
    if (!row) return undefined;
    const [firstName = "", ...others] = row.name.trim().split(/\s+/);
    return { ...nobody, firstName, lastName: others.join(" "), email: row.email, phone: row.phone };
  },

  async user(app, id) {
    const [row] = await app.db.select(shownOf(users)).from(users).where(eq(users.id, id));
    return row && { ...nobody, ...row };
  },
};
