import { expect, test } from "bun:test";
import { deliverAll, serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { noon, password, request, signedIn, testApp } from "@/modules/testing";
import { countTry, delayAt, leaked } from "@/src/http/access/backoff";
import { countGuess, forgiveGuess, type Guess, sharedBucket } from "./sign-in/guessing";
import { guessesPerAccount, strangersPerAccount } from "./rules";
import { knownDeviceOf } from "./sign-in/known-devices";

// So many show a door that shuts; the figure of record takes FOREIGN_TRIES=10000.
const foreignTries = Number(Bun.env.FOREIGN_TRIES ?? 300);
/** Among so many of those the owner signs in once. */
const every = 75;
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/** A house behind a proxy, so that requests come from wherever they say. */
async function house() {
  let now = noon;
  const app = testApp({ now: () => now }, { TRUSTED_PROXIES: "127.0.0.1" });
  const { user, as } = await signedIn(app);
  const enter = (tried: string, { from = "203.0.113.9", cookie = "", more = {} } = {}) =>
    request(app, "POST", "/api/auth/login", {
      body: { email: user.email, password: tried },
      headers: { "x-forwarded-for": from, ...more },
      ...(cookie && { cookie }),
    });
  const wait = (ms: number) => (now = new Date(now.getTime() + ms));
  return { app, user, as, enter, wait };
}

const addressOf = (n: number) => `198.${n & 127}.${(n >> 7) & 255}.${n % 251}`;

test("foreign wrong passwords, however many, lock out neither a known device nor an open session", async () => {
  const { app, user, enter } = await house();
  const [session = "", device = ""] = cookiesOf(await enter(password));
  const secret = device.split("=")[1] ?? "";
  const lockOuts: string[] = [];
  let refused = 0;
  for (let n = 0; n < foreignTries; n += 1) {
    const wrong = await enter("wrong", { from: addressOf(n) });
    if (wrong.status === 429) refused += 1;
    expect([401, 429]).toContain(wrong.status);
    // At every moment the door is open to the known device, whatever waits before it.
    const known = await knownDeviceOf(app, user.id, secret);
    const guess: Guess = { what: "sign-in", of: user.id, network: addressOf(n), known };
    if (!known) lockOuts.push(`${n} is a stranger`);
    await countGuess(app, guess).catch(() => lockOuts.push(`${n} waits`));
    await forgiveGuess(app, guess);
    if (n % every !== 0) continue;
    const here = await enter(password, { from: addressOf(n), cookie: device });
    if (here.status !== 200) lockOuts.push(`${n} signs in: ${here.status}`);
  }
  const proof = await request(app, "POST", "/api/auth/confirmation", {
    ...{ body: { proof: password }, cookie: session },
  });
  expect(proof.status).toBe(204);
  console.info(
    `${foreignTries} foreign wrong passwords: ${foreignTries - refused} hashed, lock-outs of a known device ${lockOuts.length}`,
  );
  expect(lockOuts).toEqual([]);
  expect(refused).toBeGreaterThan(foreignTries - 2 * strangersPerAccount);
});

test("no day sees more than 480 guesses of strangers at one account, however they space them", () => {
  const bucket = sharedBucket({ what: "sign-in", of: "" });
  const dayMs = 24 * 60 * 60_000;
  /** Comes as soon as it is let in again, or so much later. */
  const guessesIn = (pauseMs: number) => {
    let [level, at, guesses] = [0, 0, 0];
    for (let now = 0; now < dayMs; now = Math.max(now + pauseMs, now + 1)) {
      const full = leaked(bucket, level, now - at);
      const early = at + delayAt(bucket, full) - now;
      if (guesses > 0 && early > 0) now += early;
      [level, at] = [leaked(bucket, level, now - at) + 1, now];
      guesses += 1;
    }
    return guesses;
  };
  const most = Math.max(...[0, 1000, 30_000, 60_000, 120_000, 191_999, 192_000].map(guessesIn));
  console.info(`at most ${most} guesses of strangers a day and account`);
  expect(most).toBeLessThanOrEqual(480);
});

test("forged headers, new addresses and somebody else's cookie make no new guesser of an old one", async () => {
  const { app, user, enter } = await house();
  const other = await house();
  const [, foreign = ""] = cookiesOf(await other.enter(password));
  const statuses: number[] = [];
  // As if most of them had been tried already.
  for (let n = 0; n < strangersPerAccount - 3; n += 1) {
    await countTry(app, sharedBucket({ what: "sign-in", of: user.id }));
  }
  for (let n = 0; n < 8; n += 1) {
    const more = { "x-real-ip": addressOf(n), forwarded: `for=${addressOf(n)}` };
    const cookie = n % 2 ? foreign : `coldaisle-device=${"ab".repeat(32)}`;
    const answer = await enter("wrong", { from: addressOf(n), cookie, more });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBe(60);
  }
  expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(5).fill(429)]);
});

test("a known device that guesses waits by itself, and longer each time", async () => {
  const { app, user, enter, wait } = await house();
  const [, cookie = ""] = cookiesOf(await enter(password));
  const wrong = async () => enter("wrong", { cookie });
  const known = await knownDeviceOf(app, user.id, cookie.split("=")[1] ?? "");
  const guess: Guess = { what: "sign-in", of: user.id, network: "127.0.0", known };
  for (let n = 0; n < guessesPerAccount; n += 1) await countGuess(app, guess);
  const waits: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const refused = await wrong();
    expect(refused.status).toBe(429);
    waits.push(Number(refused.headers.get("retry-after")));
    wait(1000 * (waits.at(-1) ?? 0));
    await countGuess(app, guess);
  }
  expect(waits).toEqual([60, 60, 120, 240]);
  // Elsewhere nobody waits for it.
  expect((await enter(password)).status).toBe(200);
});

test("the owner hears of it once a day, by bell and letter, with what to do; nobody's address hears nothing", async () => {
  const { app, as, enter, wait } = await house();
  const server = await serveMail();
  await useServer(app, server);
  for (let n = 0; n < 6; n += 1) await enter("wrong", { from: addressOf(n) });
  wait(60 * 60_000);
  for (let n = 0; n < 6; n += 1) await enter("wrong", { from: addressOf(n) });
  const bell = await notifications.list(as, { which: "all", limit: 50 });
  expect(bell.notifications.map(({ title, path }) => [title, path])).toEqual([
    ["Someone is trying to guess your password", "/profile?tab=settings"],
  ]);
  await deliverAll(app);
  expect(server.taken.map(({ raw }) => raw.includes("Forgot password"))).toEqual([true]);
  await server.stop();
});

test("a device is known by a cookie that only its hash is kept of, until it is forgotten", async () => {
  const { app, user, enter, wait } = await house();
  const answer = await enter(password);
  const [session = "", device = ""] = cookiesOf(answer);
  const secret = device.split("=")[1] ?? "";
  expect(answer.headers.getSetCookie()[1]).toMatch(
    /^coldaisle-device=[\da-f]{64};.*Path=\/.*HttpOnly/i,
  );
  expect(await knownDeviceOf(app, user.id, secret)).toMatch(/^[\da-f]{64}$/);
  expect(await knownDeviceOf(app, user.id, secret)).not.toBe(secret);
  const again = cookiesOf(await enter(password, { cookie: device }));
  expect(again[1]).toBe(device);
  // It opens nothing, and is nobody's in particular until somebody signs in on it.
  const open = await request(app, "GET", "/api/auth/user", { cookie: device });
  expect(open.status).toBe(401);
  const ask = (method: string, path: string) => request(app, method, path, { cookie: session });
  const [, elsewhere = ""] = cookiesOf(await enter(password));
  await ask("DELETE", "/api/auth/sessions");
  expect(await knownDeviceOf(app, user.id, elsewhere.split("=")[1] ?? "")).toBeNull();
  expect(await knownDeviceOf(app, user.id, secret)).not.toBeNull();
  wait(366 * 86_400_000);
  expect(await knownDeviceOf(app, user.id, secret)).toBeNull();
});

test("over https the browser keeps it from every other host", async () => {
  const app = testApp({}, { PUBLIC_URL: "https://localhost" });
  const { user } = await signedIn(app);
  const body = { email: user.email, password };
  const headers = { origin: "https://localhost" };
  const answer = await request(app, "POST", "/api/auth/login", { body, headers });
  expect(answer.headers.getSetCookie().map((it) => it.split("=")[0])).toEqual([
    ...["__Host-coldaisle", "__Host-coldaisle-device"],
  ]);
  expect(answer.headers.getSetCookie()[1]).toContain("Secure");
});
