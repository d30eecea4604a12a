import { sql } from "drizzle-orm";
import type { App } from "@/src/app";

declare module "@/src/app" {
  interface Module {
    /** Contents of the store that it needs and that the view of held contents does not name. */
    readonly contents?: (app: App) => Promise<string[]>;
  }
}

/** Every content that anybody holds: the view names those of records, messages, applicants, proofs and logos. */
export async function heldContents(app: App): Promise<Set<string>> {
  const rows = await app.db.all<[string]>(sql`select distinct content from held_contents`);
  const told = app.modules.flatMap(({ contents = [] }) => contents);
  const others = await Promise.all(told.map((contents) => contents(app)));
  return new Set([...rows.map(([content]) => content), ...others.flat()]);
}
