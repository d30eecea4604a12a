import { asc, eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { fileLeftovers } from "./schema";

/** Takes contents off the disk that no file holds any more; answers how many. */
export async function sweep(app: App): Promise<number> {
  const rows = await app.db
    .select()
    .from(fileLeftovers)
    .orderBy(asc(fileLeftovers.content))
    .limit(500);
  for (const { content } of rows) {
    await removeUnheld(app, content);
    await app.write([app.db.delete(fileLeftovers).where(eq(fileLeftovers.content, content))]);
  }
  return rows.length;
}

/** Takes one off the disk at once, unless somebody holds it. */
export const removeUnheld = (app: App, content: string) =>
  app.files.remove(content, () => isHeld(app, content));

/** Messages hold contents too; the view names all who do. */
async function isHeld(app: App, content: string): Promise<boolean> {
  const rows = await app.db.all(
    sql`select 1 from held_contents where content = ${content} limit 1`,
  );
  return rows.length > 0;
}
