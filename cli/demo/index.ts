import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { demoOwner } from "@/modules/platform/accounts";
import { matching } from "@/modules/staffing/matching";
import { type App, openApp } from "@/src/app";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { type Context, withModules } from "../context";
import { seedDemo, type RestOfSeeding } from "./seed";
import { startServerOrClose, untilStopped } from "../start-server";

/** Slow enough to watch, fast enough not to wait. */
const boardLatencyMs = 500;
/** Stands in the folder of a demo once everything is in it. */
const mark = "demo.txt";

type Options = { empty?: boolean; keep?: string };

export const demoCommand = ({ config, client }: Context) =>
  new Command("demo")
    .description("Try everything with sample data in a temporary folder")
    .option("--empty", "start without jobs and candidates")
    .option("--keep <folder>", "store the demo's data there and continue with it next time")
    .action(async ({ empty = false, keep }: Options) => {
      const folder = keep ? resolve(keep) : mkdtempSync(join(tmpdir(), "coldaisle-demo-"));
      const isKnown = await isFurnished(folder);
      const { serveStandIn, standInBoards } = await import("./boards");
      const boards = serveStandIn({ latencyMs: boardLatencyMs });
      const settings = { ...config(true), DATA_DIR: folder, HOST: "127.0.0.1" };
      const app = openApp(
        { ...settings, database: fileIn(folder) },
        withModules({ transport: { kind: "replay", origin: boards.origin } }),
      );
      const furnishing = isKnown ? null : await seedDemo(app, standInBoards);
      const { address, close } = await startServerOrClose(app, client).catch(async (error) => {
        await boards.close();
        if (!keep) rmSync(folder, { recursive: true, force: true });
        throw error;
      });
      console.error(welcome(address, keep));
      const stop = new AbortController();
      const isWanted = furnishing && !empty;
      void fill(app, { furnishing: isWanted ? furnishing : null, folder, signal: stop.signal });
      await untilStopped(() => {
        stop.abort();
        return close();
      });
      await boards.close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    });

const databaseName = "coldaisle.db";
const fileIn = (folder: string) => `file:${join(folder, databaseName)}`;

/** What was left half furnished is not gone on with, because nobody could tell what is missing. */
async function isFurnished(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  if (await Bun.file(join(folder, mark)).exists()) return true;
  if (!(await Bun.file(join(folder, databaseName)).exists())) return false;
  throw new Failure(
    "conflict",
    "This folder holds a demo that was not finished. Name an empty one.",
  );
}

type Filling = { furnishing: RestOfSeeding | null; folder: string; signal: AbortSignal };

/** One may look around meanwhile, and stop it in between. */
async function fill(app: App, { furnishing, folder, signal }: Filling): Promise<void> {
  try {
    await furnishing?.();
    // Who fits which job is part of it; else whoever continues with it is told of matches that are none of theirs.
    while (furnishing && !signal.aborted && (await matching.scoreChanges(app, signal)))
      await Bun.sleep(100);
    await Bun.write(join(folder, mark), "Everything in this folder is invented.\n");
  } catch (error) {
    if (!signal.aborted) app.log.error("the demo is not whole", errorFields(error));
  }
}

const welcome = (address: string, keep: string | undefined) => `
  Coldaisle demo: ${address}

  sign in as  ${demoOwner.email}
  password    ${demoOwner.password}

  Everything in it is invented and ${keep ? `stays in ${keep}.` : "disappears when you stop it (Ctrl+C)."}
`;
