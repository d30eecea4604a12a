import { and, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { letters } from "./schema";
import { suppress } from "./suppressing";

/** A letter that was sent has come back; an address that will never work is not written to again. Publish `mailSettled` with it. */
export async function bounceWrites(
  app: App,
  id: string,
  answer: string,
  isPermanent: boolean,
): Promise<Write[]> {
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  if (!row) return [];
  const at = app.now().toISOString();
  const reason = `It came back: ${answer.replaceAll(/\s+/g, " ").slice(0, 300)}`;
  const isSent = and(eq(letters.id, id), eq(letters.state, row.state));
  return [
    app.db.update(letters).set({ state: "bounced", reason, changedAt: at }).where(isSent),
    ...(isPermanent ? suppress(app, row.toAddress, "bounced") : []),
  ];
}
