import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { hashPassword, verifyPassword } from "@/src/secrets/passwords";
import { countGuess, forgiveGuess, type Guess } from "./sign-in/guessing";
import type { Confirmation, PasswordChange } from "./model";
import { sessions, users } from "./schema";
import { hasSecondFactor, isRightCode } from "./sign-in/second-factor";
import { find } from "./service";
import { endSessionsWrites } from "./sign-in/sessions";
import { type RequestOrigin, signInWrite } from "./sign-in/sign-ins";
import { refuseWeak } from "./sign-in/weakness";

/** Which session, and from where. */
export type Here = RequestOrigin & { sessionId: string };

/**
 * Confirms by password or code that the caller is still who signed in; for some minutes this opens the routes that ask
 * for it.
 */
export async function confirm(app: App, { proof }: Confirmation, here: Here): Promise<void> {
  const id = await checkProof(app, proof, here);
  const isHere = and(eq(sessions.idHash, here.sessionId), eq(sessions.userId, id));
  await app.write([
    must(app.db.update(sessions).set({ provenAt: app.now().toISOString() }).where(isHere)),
    signInWrite(app, { userId: id, outcome: "confirmed" }, here),
    audit.entry(app, { action: "session.confirmed", entityType: "user", entityId: id }),
  ]);
}

/** Changes the caller's own password by the old one, and ends every other session of theirs. */
export async function changePassword(
  app: App,
  { password, next }: PasswordChange,
  here: Here,
): Promise<void> {
  const id = await checkProof(app, password, here);
  refuseWeak(next, await find(app, id));
  const { writes, news } = await endSessionsWrites(app, id, here.sessionId);
  const set = { passwordHash: await hashPassword(next) };
  await app.write(
    [
      must(app.db.update(users).set(set).where(eq(users.id, id))),
      ...writes,
      audit.entry(app, { action: "user.password_changed", entityType: "user", entityId: id }),
    ],
    ...news,
  );
}

/** Checks a password or code; wrong ones count for this session alone, so that a stranger's guesses never delay it. */
async function checkProof(app: App, proof: string, from: Here): Promise<string> {
  const id = app.actor.id ?? "";
  const { network, sessionId } = from;
  const guess: Guess = { what: "sign-in", of: id, network, known: `session ${sessionId}` };
  await countGuess(app, guess);
  if (!(await isProof(app, id, proof))) {
    await app.write([signInWrite(app, { userId: id, outcome: "wrong_password" }, from)]);
    const sentence = "This is not your password.";
    throw new Failure("invalid", sentence, { fields: { proof: sentence, password: sentence } });
  }
  await forgiveGuess(app, guess);
  return id;
}

/** No password is as short as a code, so that one field takes either. */
async function isProof(app: App, id: string, proof: string): Promise<boolean> {
  if (/^\d{6}$/.test(proof) && (await hasSecondFactor(app, id))) return isRightCode(app, id, proof);
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  return verifyPassword(proof, user?.passwordHash, true);
}
