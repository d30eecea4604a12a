import { and, asc, eq, max } from "drizzle-orm";
import { clientContacts, clients } from "@/modules/clients/schema";
import { submissions } from "@/modules/submissions/schema";
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
  return Promise.all(
    rows.map(async ({ at, ...row }) => ({
      ...{ ...row, at: at ?? "" },
      contact: await contactOf(app, row.clientId),
    })),
  );
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
