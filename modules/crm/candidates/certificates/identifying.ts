import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, signatureOf } from "@/src/app";
import type { Write } from "@/src/database";
import { candidatesChanged } from "../events";
import { rowOf, told } from "../archiving";
import { candidateIdentities } from "../schema";
import { walletOf } from "./wallet";
import type { IdentityCheck, Wallet } from "./wallet-model";

/** Somebody has seen the document itself; its number and a copy of it are not kept. */
export async function identify(
  app: App,
  id: string,
  { document, expiresOn = null }: IdentityCheck,
): Promise<Wallet> {
  const seen = { checkedAt: app.now().toISOString(), checkedBy: signatureOf(app) };
  const row = { document, expiresOn, ...seen };
  const write = app.db
    .insert(candidateIdentities)
    .values({ candidateId: id, ...row })
    .onConflictDoUpdate({ target: candidateIdentities.candidateId, set: row });
  return noted(app, id, "identified", write);
}

/** The undo of `identify`. */
export const unidentify = (app: App, id: string): Promise<Wallet> =>
  noted(
    app,
    id,
    "unidentified",
    app.db.delete(candidateIdentities).where(eq(candidateIdentities.candidateId, id)),
  );

async function noted(app: App, id: string, event: string, write: Write): Promise<Wallet> {
  await rowOf(app, id);
  const deed = { action: `candidate.${event}`, entityType: "candidate", entityId: id };
  await app.write(
    [write, told(app, [id], { event }), audit.entry(app, deed)],
    candidatesChanged([id]),
  );
  return walletOf(app, id);
}
