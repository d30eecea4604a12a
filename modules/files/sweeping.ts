import { asc, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { fileLeftovers, files } from "./schema";

/** Takes contents off the disk that no file holds any more; answers how many. */
export async function sweep(app: App): Promise<number> {
  const rows = await app.db
    .select()
    .from(fileLeftovers)
    .orderBy(asc(fileLeftovers.content))
    .limit(500);
  for (const { content } of rows) {
    await app.files.remove(content, () => isHeld(app, content));
    await app.write([app.db.delete(fileLeftovers).where(eq(fileLeftovers.content, content))]);
  }
  return rows.length;
}

const isHeld = async (app: App, content: string): Promise<boolean> =>
  (await app.db.$count(files, eq(files.content, content))) > 0;
