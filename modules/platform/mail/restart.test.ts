import { modules } from "@/modules/all";
import { afterEach, expect, test } from "bun:test";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createLog } from "@/src/log";
import { tempFolder } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { deliverAll, letterTo, post, serveMail, useServer } from "./fixtures";
import { mail } from "./index";
import { letters } from "./schema";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

const process = (DATA_DIR: string) =>
  openApp(readConfig({ DATA_DIR, SECRET_KEY: "a secret that only the tests may use" }), {
    modules,
    log: createLog("silent"),
  });

/** Sends what is due as another process does, which is killed once the server has the first letter. */
async function killed(DATA_DIR: string, hasBegun: () => boolean): Promise<void> {
  const script = `
    import { modules } from "@/modules/all";
    import { mail } from "@/modules/platform/mail";
    import { openApp } from "@/src/app";
    import { readConfig } from "@/src/config";
    const settings = { DATA_DIR: ${JSON.stringify(DATA_DIR)}, LOG_LEVEL: "silent" };
    const SECRET_KEY = "a secret that only the tests may use";
    await mail.deliver(openApp(readConfig({ ...settings, SECRET_KEY }), { modules }), {});`;
  const cwd = new URL("../../..", import.meta.url).pathname;
  const child = Bun.spawn([globalThis.process.execPath, "-e", script], { cwd, stderr: "inherit" });
  while (!hasBegun() && child.exitCode === null) await Bun.sleep(10);
  child.kill("SIGKILL");
  await child.exited;
}

test.each([
  ["message", "unsure", 0],
  ["campaign", "unsure", 0],
  ["invitation", "sent", 1],
] as const)(
  "a process is killed in the middle of a letter: of a %s it says %s",
  async (purpose, state, copies) => {
    const DATA_DIR = tempFolder();
    let isAlive = true;
    let hasBegun = false;
    const meanwhile = () => {
      hasBegun = true;
      // The letter was said whole; whoever was killed never hears whether it was taken.
      return isAlive ? new Promise<void>(() => {}) : undefined;
    };
    const server = await serveMail({ meanwhile });
    opened.push(server);
    const app = process(DATA_DIR);
    await useServer(app, server);
    const letter = letterTo("a@x.example", { purpose });
    await post(app, letter);
    await killed(DATA_DIR, () => hasBegun);
    isAlive = false;
    expect((await mail.stateOf(app, [letter.id])).get(letter.id)?.state).toBe("sending");

    await post(app, letterTo("b@x.example"));
    await deliverAll(app);
    const standing = (await mail.stateOf(app, [letter.id])).get(letter.id);
    expect(standing?.state).toBe(state === "unsure" ? "unsure" : "queued");
    await app.write([app.db.update(letters).set({ nextAt: new Date().toISOString() })]);
    await deliverAll(app);
    expect((await mail.stateOf(app, [letter.id])).get(letter.id)?.state).toBe(state);
    expect(server.taken.filter(({ to }) => to === "a@x.example").length).toBe(copies);
    await app.close();
  },
  patience(20_000),
);

test("two processes send each letter once", async () => {
  const DATA_DIR = tempFolder();
  const server = await serveMail();
  opened.push(server);
  const [one, two] = [process(DATA_DIR), process(DATA_DIR)];
  await useServer(one, server);
  await post(one, ...Array.from({ length: 30 }, (_, n) => letterTo(`p${n}@x.example`)));
  for (let round = 0; round < 6; round += 1)
    await Promise.all([mail.deliver(one, {}), mail.deliver(two, {})]);
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(30);
  expect(server.taken.length).toBe(30);
  await Promise.all([one.close(), two.close()]);
});
