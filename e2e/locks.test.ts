import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { aged } from "@/bench/crash/rounds/aging";
import { type Ask, type Body, callerOf, isWell } from "@/bench/crash/caller";
import { furnished } from "@/bench/crash/installation";
import { openLedger } from "@/bench/crash/rounds/ledger";
import { locksMissing } from "@/bench/crash/locks";
import { backup, erasure, purge } from "@/bench/crash/rounds/risks";
import { serve, type Server } from "@/bench/crash/server";
import { person, upload, writes } from "@/bench/crash/rounds/writes";
import { dailyTasks, policy } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { bodies, idsOf, pathOf } from "./requests";

const { folder, cookie } = await furnished();
const canLook = process.platform === "linux";
if (!canLook) console.warn("SKIPPED: this system does not tell who has which file locked.");

const ledger = openLedger();
const lost: string[] = [];
const state: { server?: Server } = {};
afterAll(async () => {
  await state.server?.end("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Asks as often as it likes, and looks after what was done; a server without its locks is replaced by another. */
async function step(name: string, work: (ask: Ask) => Promise<unknown>): Promise<void> {
  state.server ??= await serve(folder);
  await work(callerOf(state.server, cookie));
  const missing = state.server.isOver() ? ["the server"] : locksMissing(state.server.pid, folder);
  if (missing.length === 0) return;
  lost.push(`${name}: ${missing.join(", ")}`);
  await state.server.end("SIGKILL");
  delete state.server;
}

test.skipIf(!canLook)(
  "no route and no daily task makes the server lose its locks on the database",
  async () => {
    for (const write of [...new Set([...writes, upload])]) {
      await step(`a write, ${write.name}`, (ask) => write(ask, ledger));
    }
    for (const risk of [erasure, purge, backup]) {
      const before = ledger.acknowledged;
      await step(`the whole way of ${risk.name}`, (ask) => risk(ask, ledger, folder));
      expect([risk.name, ledger.acknowledged > before]).toEqual([risk.name, true]);
    }
    const known = { ids: {} as Record<string, string> };
    await step("the records to ask about", async (ask) => (known.ids = await idsOf(ask)));
    // Somebody for the night to erase; it goes only where an administrator has said so.
    await step("the word that the night may purge", async (ask) => {
      const { id } = await person(ask, ledger);
      await aged(folder, [id]);
      const { body } = await ask("POST", "/api/gdpr/purge/preview");
      await ask("POST", "/api/gdpr/purge/confirmation", { count: body["dueTotal"] });
    });
    for (const { name } of dailyTasks) {
      await step(`the daily task ${name}`, async (ask) => {
        const { body } = await ask("POST", `/api/schedules/${name}/runs`);
        expect(["done", "skipped"]).toContain(String(body["outcome"]));
        if (name === "purge") expect(body).toMatchObject({ outcome: "done", count: 1 });
      });
    }
    const answers = await everyRoute(known.ids);
    expect(lost).toEqual([]);
    console.info(`${answers.well} of ${answers.all} routes did what they were asked.`);
  },
  patience(120_000),
);

/** What ends a session comes last, so that nobody else is turned away. */
const isLast = (route: string) => /logout|auth\/(sessions|password)|PATCH .*users/.test(route);

async function everyRoute(ids: Record<string, string>) {
  const all = Object.keys(policy).filter((route) => !/^WS|^DELETE/.test(route));
  const removals = Object.keys(policy).filter((route) => route.startsWith("DELETE"));
  const routes = [...all, ...removals].toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const given = bodies(ids);
  let well = 0;
  for (const route of routes) {
    const [method = "", pattern = ""] = route.split(" ");
    const body: Body | undefined = method === "GET" ? undefined : (given[route] ?? {});
    await step(route, async (ask) => {
      const answer = await ask(method, pathOf(pattern, ids), body);
      well += Number(isWell(answer));
      expect([route, answer.status > 0]).toEqual([route, true]);
    });
  }
  return { well, all: routes.length };
}
