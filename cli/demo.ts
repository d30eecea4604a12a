import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { campaigns } from "@/modules/campaigns";
import { candidates } from "@/modules/candidates";
import { clients } from "@/modules/clients";
import { communications } from "@/modules/communications";
import { pipelines } from "@/modules/pipelines";
import { deployments } from "@/modules/deployments";
import { feedback } from "@/modules/feedback";
import { interviews } from "@/modules/interviews";
import { projects } from "@/modules/projects";
import {
  connectors,
  dashboardKeywords,
  defaultCountries,
  defaultSources,
  scraping,
} from "@/modules/scraping";
import type { Board, SourceId } from "@/modules/sources";
import { starts } from "@/modules/starts";
import { demoOwner, users } from "@/modules/users";
import { acting, type App, openApp } from "@/src/app";
import type { Context } from "./context";
import { furnishCareers } from "./demo-careers";
import { furnishRecruiters } from "./demo-recruiters";
import { openDoor, untilStopped } from "./door";

/** Slow enough to watch, fast enough not to wait. */
const boardLatencyMs = 500;

export const demoCommand = ({ config, client }: Context) =>
  new Command("demo")
    .description("Try everything with written ads in a throw-away data folder")
    .option("--empty", "begin without any job or candidate")
    .action(async ({ empty }: { empty?: boolean }) => {
      const folder = mkdtempSync(join(tmpdir(), "coldaisle-demo-"));
      const { serveStandIn, standInBoards } = await import("@/modules/sources/standin");
      const boards = serveStandIn({ latencyMs: boardLatencyMs });
      const settings = { ...config(true), DATA_DIR: folder, HOST: "127.0.0.1" };
      const app = openApp(
        { ...settings, database: `file:${join(folder, "coldaisle.db")}` },
        { transport: { kind: "replay", origin: boards.origin } },
      );
      await furnish(app, standInBoards);
      const { address, close } = openDoor(app, client);
      console.error(welcome(address));
      if (!empty) {
        await candidates.addSamples(app);
        await clients.addSamples(app);
        await starts.addSamples(app);
        await projects.addSamples(app);
        await pipelines.addSamples(app);
        await deployments.addSamples(app);
        await feedback.addSamples(app);
        await firstScrape(app);
        // Waits for what the boards tell; the rest does not wait for it.
        void furnishCareers(app).catch(() => {});
        await furnishRecruiters(app);
        await interviews.addSamples(app);
        await communications.addSamples(app);
        await campaigns.addSamples(app);
      }
      await untilStopped(close);
      await boards.close();
      rmSync(folder, { recursive: true, force: true });
    });

const welcome = (address: string) => `
  Coldaisle demo: ${address}

  sign in as  ${demoOwner.email}
  password    ${demoOwner.password}

  Everything in it is invented and disappears when you stop it (Ctrl+C).
`;

type BoardsOf = (source: SourceId) => Board[];

async function furnish(app: App, boardsOf: BoardsOf): Promise<void> {
  const user = await users.add(app, { ...demoOwner, role: "admin" });
  const admin = acting(app, { id: user.id, name: `${user.firstName} ${user.lastName}` });
  for (const { id, version } of await connectors.list(admin)) {
    const boards = boardsOf(id);
    if (boards.length > 0) await connectors.edit(admin, id, { version, boards });
  }
}

/** The boards answer from written ads, so that the first screen has something to show. */
async function firstScrape(app: App): Promise<void> {
  await scraping.start(app, {
    sources: defaultSources,
    keywords: dashboardKeywords,
    countries: defaultCountries,
  });
}
