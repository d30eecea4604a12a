import { shownOf } from "@/src/database/read-model";
import { eq } from "drizzle-orm";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { labelsOf, recordKinds } from "@/modules/records/core";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Subject } from "@/src/personal-data/holders";
import { type Mention, together } from "@/src/personal-data/mentions";
import { type Named, searchFor } from "@/src/personal-data/name-search";
import { holdersOf } from "@/src/module";
import type { ErasureMention, ErasurePreview } from "../model";

/** Where the texts of others name somebody; one module after the other, so that nobody waits for all of them at once. */
export async function mentionsOf(app: App, subject: Subject): Promise<ErasurePreview["mentions"]> {
  const search = searchFor(await namedAs(app, subject));
  const found = [];
  for (const { name: holder, mentions } of holdersOf(app)) {
    const its = await mentions?.(app, subject, search);
    if (its) found.push({ ...its, first: its.first.map((it) => ({ ...it, holder })) });
  }
  const { count, first } = together(found);
  return { count, first: await shown(app, first) };
}

type Held = Mention & { holder: string };

/** With the names of the records at which they stand. */
async function shown(app: App, found: Held[]): Promise<ErasureMention[]> {
  const places = found.map(({ kind, recordId }) => ({
    kind: recordKinds.find((it) => it === kind) ?? null,
    recordId,
  }));
  const labels = await labelsOf(app, places);
  return found.map(({ holder, field, label, recordId, excerpt, path }) => ({
    holder,
    field,
    excerpt,
    path,
    label: label ?? labels.get(recordId ?? "") ?? null,
  }));
}

const nobody = { email: null, phone: null, number: null };

const namedAs = async (app: App, { type, id }: Subject): Promise<Named> =>
  (await byType[type](app, id)) ?? notFound(type);

const byType: Record<Subject["type"], (app: App, id: string) => Promise<Named | undefined>> = {
  async candidate(app, id) {
    const [row] = await app.db
      .select(shownOf(candidates))
      .from(candidates)
      .where(eq(candidates.id, id));
    return row && { ...row, number: numberOf(row.seq) };
  },

  /** The person of a client is written in one piece: the first word is taken for the first name. */
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
