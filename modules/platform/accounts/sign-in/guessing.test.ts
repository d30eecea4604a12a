import { expect, test } from "bun:test";
import { countAttempt, networkOf } from "@/src/http/access/limits";
import { oneFile } from "@/modules/fixtures";
import { noon, password, signedIn, testApp } from "@/modules/testing";
import { testInstallation, signIn } from "../fixtures";
import { guessesPerAccount, guessesPerNetwork } from "../rules";
import { signIn as enter } from "./signing-in";

// Five are enough to see a door that stands open; the figure of record takes AUTH_SAMPLES=200 and a quiet machine.
const samples = Number(Bun.env.AUTH_SAMPLES ?? guessesPerAccount);
/** A busy machine may hold up one of the two by chance: more are timed then, and all of them judged together. */
const rounds = 5;

test("an unknown person and a wrong password are told the same, in the same time", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const { user } = await signedIn(app);
  const timed = async (who: string) => {
    const start = performance.now();
    const from = { network: who, device: "" };
    const refused = enter(app, { email: who, password: "wrong" }, { from });
    expect(await refused.catch(({ message }) => message)).toBe("Wrong email or password.");
    return performance.now() - start;
  };
  await timed("warm@coldaisle.example");
  const [known, unknown]: [number[], number[]] = [[], []];
  const [one, other] = await inRounds([known, unknown], async (n) => {
    if (n % guessesPerAccount === 0) {
      // Until all of them are forgotten again, and the strangers of the last second too.
      now = new Date(now.getTime() + guessesPerAccount * 15 * 60_000);
      await Bun.sleep(1000);
    }
    known.push(await timed(user.email));
    unknown.push(await timed(`nobody-${n}@coldaisle.example`));
  });
  const apart = Math.abs(one - other).toFixed(1);
  console.info(
    `sign-in refused, ${known.length} each: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms, ${apart} apart`,
  );
  expect(isApart(one, other)).toBe(false);
  if (samples >= 200) expect(Math.abs(one - other)).toBeLessThan(5);
});

/** The usual of two rows of times, of which more are taken while they are apart. */
async function inRounds(
  times: [number[], number[]],
  measure: (n: number) => Promise<void>,
): Promise<[number, number]> {
  let told: [number, number];
  let n = 0;
  do {
    for (const end = n + samples; n < end; n += 1) await measure(n);
    told = [usual(times[0]), usual(times[1])];
  } while (n < rounds * samples && isApart(...told));
  return told;
}

const isApart = (one: number, other: number) => Math.max(one, other) >= 2 * Math.min(one, other);
/** Below the median: what else a machine does is added to some of the times and taken from none. */
const usual = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 2] ?? 0;

test("after five wrong passwords an account waits, even after a restart", async () => {
  const file = oneFile();
  const app = testInstallation(file);
  const { user } = await signedIn(app);
  const wrong = { email: user.email, password: "wrong" };
  for (let n = 0; n < guessesPerAccount; n += 1)
    expect((await signIn(app, wrong)).status).toBe(401);
  const answer = await signIn(app, wrong);
  expect(answer.status).toBe(429);
  expect((await answer.json()).message).toMatch(/Too many attempts. Try again in \d+ minutes?\./);
  await app.close();
  const restarted = testInstallation(file);
  expect((await signIn(restarted, { email: user.email, password })).status).toBe(429);
  await restarted.close();
});

test("who gets in is not counted as guessing", async () => {
  const app = testInstallation();
  const { user } = await signedIn(app);
  for (let n = 0; n < guessesPerAccount + 2; n += 1)
    expect((await signIn(app, { email: user.email, password })).status).toBe(200);
});

/** As if this network had guessed so often already. */
async function guessed(app: ReturnType<typeof testInstallation>, network: string, times: number) {
  const limit = { key: `sign-in:${network}`, most: times, windowMs: 15 * 60_000 };
  for (let n = 0; n < times; n += 1) await countAttempt(app, limit);
}

test("an invented forwarding header does not make a new guesser of an old one", async () => {
  const app = testInstallation();
  await guessed(app, "127.0.0", guessesPerNetwork - 1);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const headers = {
      "x-forwarded-for": `203.0.${n}.1`,
      "x-real-ip": `198.51.${n}.1`,
      forwarded: `for=192.0.${n}.2`,
    };
    const body = { email: `nobody-${n}@coldaisle.example`, password: "x" };
    statuses.push((await signIn(app, body, headers)).status);
  }
  expect(statuses).toEqual([401, 429, 429, 429]);
});

test("a proxy that the settings trust says who is guessing, by the last address it added", async () => {
  const app = testInstallation({ TRUSTED_PROXIES: "127.0.0.1" });
  await guessed(app, "203.0.113", guessesPerNetwork);
  const status = async (from: string) => {
    const body = { email: `${Bun.hash(from)}@coldaisle.example`, password: "x" };
    return (await signIn(app, body, { "x-forwarded-for": from })).status;
  };
  expect(await status("6.6.6.6, 203.0.113.200")).toBe(429);
  expect(await status("203.0.113.9, 198.51.100.1")).toBe(401);
});

test.each([
  ["203.0.113.9", "203.0.113"],
  ["2001:db8:1:23ff:1::9", "2001:0db8:0001:23"],
  ["2001:db8::1", "2001:0db8:0000:00"],
  ["2001:db8::ffff:2", "2001:0db8:0000:00"],
  ["::1", "0000:0000:0000:00"],
])("%s counts as one of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
