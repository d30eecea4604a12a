import { Command } from "commander";
import { dailyTasks } from "@/modules/daily";
import { schedules } from "@/modules/platform/scheduler";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function schedulesCommand({ open }: Context): Command {
  const command = new Command("schedules").description(
    "What is done once a day: look, run by hand",
  );

  command
    .command("list")
    .description("Print the daily tasks and when each last ran")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const app = open();
      const tasks = await Promise.all(
        dailyTasks.map(async ({ name, does }) => {
          const [last = null] = await schedules.log(app, name, 1);
          return { name, does, last };
        }),
      );
      const rows = tasks.map(({ name, does, last }) => [
        name,
        last?.day ?? null,
        last?.outcome ?? null,
        last?.count ?? null,
        does,
      ]);
      print(tasks, json, () => table(["TASK", "LAST DAY", "OUTCOME", "COUNT", "DOES"], rows));
    });

  command
    .command("run <name>")
    .description("Run a daily task now, whether or not it has run today")
    .option("--json", "answer as JSON")
    .action(async (name: string, { json }) => {
      const run = await schedules.run(open(), dailyTasks, name);
      if (run.outcome === "failed") {
        throw new Failure("bug", "Something went wrong.", { cause: "The log says what." });
      }
      print(run, json, () => `${run.task}: ${run.count}`);
    });

  return command;
}
