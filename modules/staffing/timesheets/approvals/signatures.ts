import { and, asc, eq, inArray, or } from "drizzle-orm";
import { clientContactRows as contacts } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { fileRows as files } from "@/modules/records/files/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { timesheets } from "../schema";
import { timesheetDecisions } from "./schema";

/** What stands behind the approved hours of a week: a word by the client's link, or a paper that a colleague holds. */
export type Signature = {
  week: string;
  /** Null once whoever it was is forgotten. */
  by: string | null;
  at: string | null;
  /** From where the link was used; null where a paper stands for it. */
  network: string | null;
  /** The name of the paper. */
  proof: string | null;
  /** SHA-256 of what was shown, or of the paper. */
  digest: string | null;
};

/** By the timesheet; of hours that were approved again after they were opened the last word counts. */
export async function signaturesOf(
  app: App,
  ids: readonly string[],
): Promise<Map<string, Signature>> {
  const [rows, said, nameOf] = await Promise.all([
    sheetsOf(app, ids),
    saidOf(app, ids),
    users.authors(app),
  ]);
  return new Map(
    rows.map(({ id, week, by, at, proofFileId, name, content }): [string, Signature] => {
      const word = said.get(id);
      if (proofFileId || !word) {
        const digest = content?.split(".")[0] ?? null;
        return [id, { week, by: by && nameOf(by), at, network: null, proof: name, digest }];
      }
      const { contactName, network, shownHash } = word;
      return [id, { week, by: contactName, at: word.at, network, proof: null, digest: shownHash }];
    }),
  );
}

const sheetsOf = (app: App, ids: readonly string[]) =>
  app.db
    .select({
      id: timesheets.id,
      week: timesheets.week,
      by: timesheets.decidedBy,
      at: timesheets.decidedAt,
      proofFileId: timesheets.proofFileId,
      name: files.name,
      content: files.content,
    })
    .from(timesheets)
    .leftJoin(files, eq(files.id, timesheets.proofFileId))
    .where(inArray(timesheets.id, jsonValues(ids)));

/** The last approval by a link of each. */
async function saidOf(app: App, ids: readonly string[]) {
  const { timesheetId, verdict, at } = timesheetDecisions;
  const rows = await app.db
    .select()
    .from(timesheetDecisions)
    .where(and(inArray(timesheetId, jsonValues(ids)), eq(verdict, "approved")))
    .orderBy(asc(at));
  return new Map(rows.map((it) => [it.timesheetId, it]));
}

/** The weeks to which somebody of a client gave their word. */
export async function signedBy(app: App, id: string): Promise<string[]> {
  const rows = await app.db
    .selectDistinct({ id: timesheetDecisions.timesheetId })
    .from(timesheetDecisions)
    .where(inArray(timesheetDecisions.contactId, await contactsOf(app, id)));
  return rows.map((it) => it.id);
}

/** One person by their own id, or everybody of a client by the client's. */
export async function contactsOf(app: App, id: string): Promise<string[]> {
  const rows = await app.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(or(eq(contacts.id, id), eq(contacts.clientId, id)));
  return [id, ...rows.map((it) => it.id)];
}
