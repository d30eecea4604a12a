import { Command } from "commander";
import { type AnalysisRun, reanalysis } from "@/modules/market/reanalysis";
import type { App } from "@/src/app";
import type { Context } from "../context";
import { jobOrderCommands } from "../staffing/job-orders";
import { requirementCommands } from "../staffing/requirements";
import { plural, print, progressBar, table } from "../print";

const lookEveryMs = 200;

export function jobsCommand(context: Context): Command {
  const { open } = context;
  const command = new Command("jobs").description("Manage scraped jobs and job orders");
  jobOrderCommands(command, context);
  requirementCommands(command, context);

  command
    .command("reanalyse")
    .description("Rescore jobs analyzed by an older version and show what moved")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      try {
        while (await reanalysis.resume(app)) console.error("A run was taken up and finished.");
        const { stale } = await reanalysis.overview(app);
        const run = stale > 0 ? await watched(app) : null;
        const upToDate = "All jobs already use the latest scoring rules.";
        print(run, json, () => (run ? summary(run) : upToDate));
      } finally {
        await app.close();
      }
    });

  return command;
}

/** Draws the bar while the run goes on. */
async function watched(app: App): Promise<AnalysisRun> {
  const bar = progressBar();
  const show = async () => {
    const { run } = await reanalysis.overview(app);
    if (run) bar.show(run.progress, `${run.done} of ${run.total}`);
  };
  const timer = setInterval(() => void show(), lookEveryMs);
  try {
    return await reanalysis.runThrough(app);
  } finally {
    clearInterval(timer);
    bar.end();
  }
}

function summary({ state, total, failed, report }: AnalysisRun): string {
  const movers = report?.movers ?? [];
  const rows = movers.map((it) => [
    it.number,
    it.before,
    it.after,
    it.classBefore,
    it.classAfter,
    it.title,
  ]);
  return [
    `${state}: ${report?.analysed ?? 0} of ${plural(total, "job")}, ${failed} unreadable, ` +
      `${plural(report?.scoresChanged ?? 0, "score")} and ${plural(report?.classesChanged ?? 0, "class", "classes")} changed`,
    ...(rows.length > 0 ? [table(["JOB", "WAS", "IS", "CLASS WAS", "IS", "TITLE"], rows)] : []),
  ].join("\n");
}
