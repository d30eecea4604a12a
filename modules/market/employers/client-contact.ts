import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { clients } from "@/modules/crm/clients/schema";
import type { Actor, App } from "@/src/app";
import type { Write } from "@/src/database";
import { settledWith } from "./lead-settling";
import { employers } from "./schema";

/** Who said so, where no person did. */
const { name: signature }: Actor = { id: null, name: "list of clients" };

/** Which of these companies the agency keeps as clients. */
export async function clientKeys(app: App, keys: string[]): Promise<Set<string>> {
  const rows = await app.db
    .select({ key: clients.nameKey })
    .from(clients)
    .where(and(inArray(clients.nameKey, keys), isNull(clients.archivedAt)));
  return new Set(rows.map(({ key }) => key));
}

/** An employer that is a client says so; one that was a client by the list alone stops saying it. */
export async function contactWrites(
  app: App,
  keys: string[],
  isClient: ReadonlySet<string>,
): Promise<Write[]> {
  const left = await app.db
    .select({ key: employers.key })
    .from(employers)
    .where(
      and(
        inArray(
          employers.key,
          keys.filter((key) => !isClient.has(key)),
        ),
        eq(employers.contactBy, signature),
      ),
    );
  return [
    ...[...isClient].flatMap((key) => [becomes(app, key), ...settledWith(app, key, ours)]),
    ...left.flatMap(({ key }) => [leaves(app, key), ...settledWith(app, key, nobody)]),
  ];
}

const ours = { verdict: undefined, contact: "client" } as const;
const nobody = { verdict: undefined, contact: "none" } as const;

const becomes = (app: App, key: string): Write =>
  app.db
    .update(employers)
    .set({ contact: "client", contactAt: app.now().toISOString(), contactBy: signature })
    .where(and(eq(employers.key, key), ne(employers.contact, "client")));

const leaves = (app: App, key: string): Write =>
  app.db
    .update(employers)
    .set({ contact: "none", contactAt: null, contactBy: null })
    .where(and(eq(employers.key, key), eq(employers.contactBy, signature)));
