import { expect, test } from "bun:test";
import { noon, password, request, signedIn, testApp } from "@/modules/testing";
import { signIn } from "../fixtures";
import { countGuess } from "./guessing";
import { guessesPerAccount } from "../rules";
import { recoveryCodes, secondFactors } from "../schema";
import { base32, codeOf, fromBase32, stepAt, stepOf, uriOf } from "./totp";

/** A house whose clock can be put forward, and somebody in it who has set up a second factor. */
async function secured() {
  let now = noon;
  const app = testApp({ now: () => now });
  const someone = await signedIn(app);
  const offer = await (await someone.ask("POST", "/api/auth/second-factor")).json();
  const secret = fromBase32(offer.secret);
  const codeNow = () => codeOf(secret, stepAt(now));
  const confirm = (code: string) =>
    someone.ask("PUT", "/api/auth/second-factor", { body: { code } });
  const on = await confirm(codeNow());
  const { codes } = await on.json();
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const enter = (code?: string) =>
    signIn(app, { email: someone.user.email, password, ...(code && { code }) });
  return { ...someone, app, offer, codes, codeNow, wait, enter };
}

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("%d seconds after 1970 the code of the standard's secret is %s", (seconds, code) => {
  const secret = new TextEncoder().encode("12345678901234567890");
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
});

test("a code counts half a minute early and late, and no longer", () => {
  const secret = new TextEncoder().encode("12345678901234567890");
  const code = codeOf(secret, stepAt(noon));
  const later = (seconds: number) =>
    stepOf(secret, code, new Date(noon.getTime() + seconds * 1000));
  expect([-31, -30, 0, 59, 60].map((it) => later(it) !== null)).toEqual([
    ...[false, true, true, true, false],
  ]);
});

test("a secret is written as apps read it, and the drawing leads to it", async () => {
  const { default: decode } = await import("qr/decode.js");
  const { offer, user } = await secured();
  expect(base32(fromBase32(offer.secret))).toBe(offer.secret);
  expect(offer.uri).toBe(uriOf(offer.secret, user.email, "Coldaisle"));
  const { size, path } = offer.drawing;
  const dark = new Set(path.match(/M\d+ \d+/g));
  const scale = 4;
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4);
  for (let at = 0; at < (size * scale) ** 2; at += 1) {
    const [x, y] = [at % (size * scale), Math.floor(at / (size * scale))];
    const isDark = dark.has(`M${Math.floor(x / scale)} ${Math.floor(y / scale)}`);
    data.fill(isDark ? 0 : 255, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  expect(decode({ width: size * scale, height: size * scale, data })).toBe(offer.uri);
});

test("with a second factor the password alone opens nothing, and each code opens once", async () => {
  const { enter, codeNow, wait } = await secured();
  const half = await enter();
  expect([half.status, (await half.json()).code, half.headers.get("set-cookie")]).toEqual([
    ...[401, "code_needed", null],
  ]);
  expect((await enter(codeNow())).status).toBe(401);
  wait(30);
  const both = await Promise.all([enter(codeNow()), enter(codeNow())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await enter(codeNow())).status).toBe(401);
});

test("each of ten recovery codes opens once, however it is typed; new ones end the old", async () => {
  const { codes, enter, ask } = await secured();
  expect(codes).toHaveLength(10);
  // Each letter is five bits; from 112 on a hash that is quick will do.
  expect((codes[0]?.replaceAll("-", "").length ?? 0) * 5).toBeGreaterThanOrEqual(112);
  expect((await enter(codes[0]?.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  expect((await enter(codes[0])).status).toBe(401);
  const left = async () => (await (await ask("GET", "/api/auth/second-factor")).json()).codesLeft;
  expect(await left()).toBe(9);
  await ask("POST", "/api/auth/second-factor/codes");
  expect(await left()).toBe(10);
  expect((await enter(codes[1])).status).toBe(401);
});

test("codes are guessed five times before one has to wait, also by who has the password", async () => {
  const { app, user, enter, codeNow, wait } = await secured();
  wait(30);
  const wrong = codeNow() === "000000" ? "111111" : "000000";
  // As if all but the last had been tried already; a right password in between is no way around.
  const tried = { what: "code", of: user.id, network: "127.0.0", known: null } as const;
  for (let n = 1; n < guessesPerAccount; n += 1) await countGuess(app, tried);
  expect((await enter(wrong)).status).toBe(401);
  await enter();
  expect((await enter(codeNow())).status).toBe(429);
});

test("a copy of the database has neither the secret nor a recovery code", async () => {
  const { app, offer, codes } = await secured();
  const kept = JSON.stringify([
    await app.db.select().from(secondFactors),
    await app.db.select().from(recoveryCodes),
  ]);
  for (const secret of [offer.secret, ...codes]) expect(kept).not.toContain(secret);
});

test("turning it off needs a fresh proof, for which a code does", async () => {
  const { ask, codeNow, wait, enter } = await secured();
  wait(6 * 60);
  const off = () => ask("DELETE", "/api/auth/second-factor");
  expect((await (await off()).json()).code).toBe("confirm_password");
  const proof = codeNow();
  expect((await ask("POST", "/api/auth/confirmation", { body: { proof } })).status).toBe(204);
  expect((await off()).status).toBe(204);
  expect((await enter()).status).toBe(200);
});

test("a wrong first code turns nothing on", async () => {
  const app = testApp();
  const { ask, user } = await signedIn(app);
  await ask("POST", "/api/auth/second-factor");
  const answer = await ask("PUT", "/api/auth/second-factor", { body: { code: "00000a" } });
  expect(answer.status).toBe(422);
  expect((await signIn(app, { email: user.email, password })).status).toBe(200);
  expect((await request(app, "GET", "/api/auth/second-factor")).status).toBe(401);
});
