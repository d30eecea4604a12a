import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { seal, unseal } from "@/src/secrets/secrets";
import type { RecoveryCodes, SecondFactor, SecondFactorOffer } from "../model";
import { base32, fromBase32, stepOf, uriOf } from "./totp";
import { hashOf, newCodes } from "./recovery-codes";
import { recoveryCodes, secondFactors } from "../schema";
import { find } from "../service";

/** A QR code as one path in squares of one, with the white edge that cameras need; whoever shows it chooses the colours. */
async function drawingOf(text: string): Promise<{ size: number; path: string }> {
  const { default: encode } = await import("qr");
  const rows: boolean[][] = encode(text, "raw", { ecc: "medium", border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: squares.join("") };
}

const purposeOf = (userId: string) => `second factor ${userId}`;
/** As long as the hash it goes into, RFC 4226. */
const secretBytes = 20;

/** A fresh secret, which counts only once a code has shown that an app has it. */
export async function offer(app: App): Promise<SecondFactorOffer> {
  const user = await find(app, app.actor.id ?? "");
  if (await hasSecondFactor(app, user.id)) throw isOnAlready();
  const secret = base32(crypto.getRandomValues(new Uint8Array(secretBytes)));
  const sealed = await seal(app.config, purposeOf(user.id), secret);
  const row = { userId: user.id, sealed, createdAt: app.now().toISOString(), lastStep: 0 };
  await app.write([
    app.db
      .insert(secondFactors)
      .values(row)
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: row,
        setWhere: isNull(secondFactors.confirmedAt),
      }),
    auditWrite(app, "second_factor_offered", user.id),
  ]);
  const { companyName } = await settings.valueOf(app, "branding");
  const uri = uriOf(secret, user.email, companyName || "Coldaisle");
  return { secret, uri, drawing: await drawingOf(uri) };
}

/** Turns the second factor on by its first code; answers the recovery codes, which are shown only now. */
export async function confirm(app: App, code: string): Promise<RecoveryCodes> {
  const id = app.actor.id ?? "";
  const row = await rowOf(app, id);
  if (!row) throw new Failure("conflict", "Start again: there is no key to confirm.");
  if (row.confirmedAt) throw isOnAlready();
  const step = stepOf(await secretIn(app, row), code, app.now());
  if (step === null) throw wrongCode();
  const { codes, writes } = newCodes(app, id);
  const set = { confirmedAt: app.now().toISOString(), lastStep: step };
  const isOpen = and(eq(secondFactors.userId, id), isNull(secondFactors.confirmedAt));
  await app.write([
    must(app.db.update(secondFactors).set(set).where(isOpen)),
    ...writes,
    auditWrite(app, "second_factor_on", id),
  ]);
  return { codes };
}

/** New recovery codes; those before open nothing any more. */
export async function renewCodes(app: App): Promise<RecoveryCodes> {
  const id = app.actor.id ?? "";
  if (!(await hasSecondFactor(app, id))) throw isOff();
  const { codes, writes } = newCodes(app, id);
  await app.write([...writes, auditWrite(app, "recovery_codes_renewed", id)]);
  return { codes };
}

/** Removes the second factor of the caller or, by an administrator, of somebody who has lost the app. */
export async function remove(app: App, userId = app.actor.id ?? ""): Promise<void> {
  if (!(await hasSecondFactor(app, userId))) throw isOff();
  await app.write([...removal(app, userId), auditWrite(app, "second_factor_off", userId)]);
}

const removal = (app: App, userId: string): Write[] => [
  app.db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
  app.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
];

export async function standing(app: App): Promise<SecondFactor> {
  const id = app.actor.id ?? "";
  const row = await rowOf(app, id);
  const isUnused = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt));
  const [left] = await app.db.select({ n: count() }).from(recoveryCodes).where(isUnused);
  return { since: row?.confirmedAt ?? null, codesLeft: left?.n ?? 0 };
}

export async function hasSecondFactor(app: App, userId: string): Promise<boolean> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const rows = await app.db.select({ id: secondFactors.userId }).from(secondFactors).where(isOn);
  return rows.length > 0;
}

/** Checks a code and marks it as used: of several requests with the same code one succeeds. */
export async function isRightCode(app: App, userId: string, code: string): Promise<boolean> {
  const use = /^\d{6}$/.test(code)
    ? await useOfStep(app, userId, code)
    : useOfRecovery(app, userId, code);
  if (!use) return false;
  return app.write([use]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.kind === "conflict") return false;
      throw error;
    },
  );
}

async function useOfStep(app: App, userId: string, code: string): Promise<Guarded | null> {
  const row = await rowOf(app, userId);
  if (!row?.confirmedAt) return null;
  const step = stepOf(await secretIn(app, row), code, app.now());
  if (step === null) return null;
  const isUnused = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step));
  return must(app.db.update(secondFactors).set({ lastStep: step }).where(isUnused));
}

function useOfRecovery(app: App, userId: string, code: string): Guarded {
  const isUnused = and(
    eq(recoveryCodes.codeHash, hashOf(app, code)),
    eq(recoveryCodes.userId, userId),
    isNull(recoveryCodes.usedAt),
  );
  return must(
    app.db.update(recoveryCodes).set({ usedAt: app.now().toISOString() }).where(isUnused),
  );
}

async function rowOf(app: App, userId: string) {
  const [row] = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

const secretIn = async (app: App, { userId, sealed }: typeof secondFactors.$inferSelect) =>
  fromBase32(await unseal(app.config, purposeOf(userId), sealed));

const auditWrite = (app: App, deed: string, entityId: string) =>
  audit.entry(app, { action: `user.${deed}`, entityType: "user", entityId });

const wrongCode = () => {
  const sentence = "Incorrect code. Enter the one shown in the app now.";
  return new Failure("invalid", sentence, { fields: { code: sentence } });
};
const isOnAlready = () => new Failure("conflict", "Two-factor authentication is already on.");
const isOff = () => new Failure("conflict", "Two-factor authentication is off.");
