import { and, asc, eq, max } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import {
  clientContactRows as clientContacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { isOf } from "@/modules/records/core";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import { submissionRows as submissions } from "@/modules/staffing/submissions/read-model";
import type { App } from "@/src/app";
import type { Shown } from "./model";

/** To which clients somebody was presented, when last, and whom to tell there: its first contact with an address. */
export async function recipientsOf(app: App, candidateId: string): Promise<Shown[]> {
  const isPresented = and(
    eq(submissions.candidateId, candidateId),
    eq(submissions.event, "submitted"),
  );
  const rows = await app.db
    .select({ clientId: clients.id, clientName: clients.name, at: max(submissions.at) })
    .from(submissions)
    .innerJoin(clients, eq(clients.id, submissions.clientId))
    .where(isPresented)
    .groupBy(clients.id)
    .orderBy(asc(clients.name));
  const [editedAt, toldAt] = await Promise.all([
    lastEdit(app, candidateId),
    told(app, candidateId),
  ]);
  return Promise.all(
    rows.map(async ({ at: shownAt, ...row }) => {
      const at = shownAt ?? "";
      const isOutdated = editedAt > at && editedAt > toldAt;
      return { ...row, at, isOutdated, contact: await contactOf(app, row.clientId) };
    }),
  );
}

/** When the data itself was last put right; a status or a note is none of theirs. */
async function lastEdit(app: App, candidateId: string): Promise<string> {
  const isEdit = and(isOf("candidate", candidateId), eq(recordHistory.event, "edited"));
  const [row] = await app.db
    .select({ at: max(recordHistory.at) })
    .from(recordHistory)
    .where(isEdit);
  return row?.at ?? "";
}

async function told(app: App, candidateId: string): Promise<string> {
  const lines = await activities.ofEntity(app, candidateId);
  return lines.find(({ deed }) => deed === "recipients-told")?.createdAt ?? "";
}

async function contactOf(app: App, clientId: string): Promise<Shown["contact"]> {
  const contacts = await app.db
    .select({ name: clientContacts.name, email: clientContacts.email })
    .from(clientContacts)
    .where(eq(clientContacts.clientId, clientId))
    .orderBy(asc(clientContacts.position));
  const reachable = contacts.find(({ email }) => email);
  return reachable?.email ? { name: reachable.name, email: reachable.email } : null;
}
