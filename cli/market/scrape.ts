import { existsSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import {
  connectors,
  defaultCountries,
  defaultRoles,
  defaultSystems,
  keywordsFor,
  type Run,
  runs,
  ScrapeStart,
  scraping,
  ScrapingUpdate,
} from "@/modules/market/scraping";
import { serveRecorded } from "@/modules/market/sources";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, progressBar, table } from "../print";

type RunOptions = {
  sources?: string;
  countries: string;
  keywords?: string;
  replay?: string;
  json?: boolean;
};

export function scrapeCommand(context: Context): Command {
  const command = new Command("scrape").description("Collect job ads from boards and feeds");

  command
    .command("run")
    .description("Scrape now and wait until it finishes")
    .option("--sources <ids>", "comma-separated; default: the usual ones that are turned on")
    .option("--countries <codes>", "comma-separated", defaultCountries.join())
    .option(
      "--keywords <words>",
      "comma-separated; default: built from the default roles and systems",
    )
    .option("--replay <folder>", "read recorded pages from a folder instead of the network")
    .option("--json", "print JSON")
    .action((options: RunOptions) => runCommand(context, options));

  command
    .command("status")
    .description("Show the active or latest run")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const status = await runs.status(context.open());
      print(status, json, () => (status.run ? summary(status.run) : "No run so far."));
    });

  command
    .command("sources")
    .description("List all sources and whether they are turned on")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const all = await connectors.list(context.open());
      const rows = all.map(({ id, kind, isOn, terms }) => [id, kind, isOn ? "on" : "off", terms]);
      print(all, json, () => table(["SOURCE", "KIND", "STATE", "TERMS"], rows));
    });

  return command;
}

async function runCommand({ open }: Context, options: RunOptions): Promise<void> {
  if (options.replay === undefined) {
    const app = open();
    while (await scraping.resume(app)) console.error("A run that was broken off is finished now.");
    return watched(app, options, () => scraping.runThrough(app, requestFrom(options)));
  }
  const folder = options.replay;
  if (!existsSync(join(folder, "MANIFEST.tsv"))) {
    throw new Failure("missing", "The folder holds no MANIFEST.tsv, so no recorded pages.");
  }
  const recorded = await serveRecorded(folder);
  try {
    const app = open({ transport: { kind: "replay", origin: recorded.origin } });
    await watched(app, options, () => scraping.replay(app, folder));
  } finally {
    await recorded.close();
  }
}

function requestFrom({ sources, countries, keywords }: RunOptions): ScrapeStart {
  return ScrapeStart.parse({
    sources: sources?.split(","),
    countries: countries.split(","),
    keywords: keywords?.split(",") ?? keywordsFor(defaultRoles, defaultSystems),
  });
}

/** Draws the bar while the run goes on, prints what became of it, and lets go of everything. */
async function watched(app: App, { json }: RunOptions, work: () => Promise<Run>): Promise<void> {
  const bar = progressBar();
  const leave = app.subscribe(ScrapingUpdate, ({ data }) =>
    bar.show(data.progress, `${data.totalFound} found`),
  );
  try {
    const run = await work();
    bar.end();
    const pages = await runs.pages(app, run.id);
    const told = pages.map(({ task, ...page }) => ({ url: task.url, ...page }));
    print({ ...run, pages: told }, json ?? false, () => summary(run));
    if (run.state === "failed") throw new Failure("unavailable", "No source could be read.");
  } finally {
    leave();
    await app.close();
  }
}

function summary(run: Run): string {
  const head = ["SOURCE", "STATE", "PAGES", "FOUND", "NEW", "MERGED", "GONE", "REASON"];
  const rows = run.outcomes.map((it) => [
    it.source,
    it.state,
    it.pagesDone,
    it.found,
    it.added,
    it.merged,
    it.gone,
    it.reason,
  ]);
  const line = `${run.number} ${run.state}: ${run.totalFound} found, ${run.added} new, ${run.merged} merged`;
  return `${table(head, rows)}\n${line}`;
}
