import { and, eq, inArray, ne } from "drizzle-orm";
import type { Actor, App } from "@/src/app";
import type { Write } from "@/src/database";
import { settledWith } from "./lead-settling";
import { employers } from "./schema";

/** Who said so, where no person did. */
const { name: signature }: Actor = { id: null, name: "list of clients" };

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
