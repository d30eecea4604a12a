import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Signature } from "./model";
import { mailSignatures } from "./schema";

/** What stands beneath a user's letters; nothing until they write something. */
export async function signatureOf(app: App, userId: string): Promise<string> {
  const isTheirs = eq(mailSignatures.userId, userId);
  const [row] = await app.db.select().from(mailSignatures).where(isTheirs);
  return row?.text ?? "";
}

export const ownSignature = async (app: App): Promise<Signature> => ({
  text: await signatureOf(app, actorOf(app)),
});

/** Everyone writes their own. */
export async function sign(app: App, { text }: Signature): Promise<Signature> {
  const userId = actorOf(app);
  const row = { userId, text: text.trim(), changedAt: app.now().toISOString() };
  const auditEntry = { action: "signature.changed", entityType: "user", entityId: userId };
  await app.write([
    app.db
      .insert(mailSignatures)
      .values(row)
      .onConflictDoUpdate({ target: mailSignatures.userId, set: row }),
    audit.entry(app, auditEntry),
  ]);
  return { text: row.text };
}

function actorOf({ actor }: App): string {
  if (actor.id) return actor.id;
  throw new Failure("forbidden", "Only people with an account have a signature.");
}
