import { Command } from "commander";
import { schedules } from "@/modules/platform/scheduler";
import { Failure } from "@/src/errors";
import { dailyTasksOf } from "@/src/module";
import type { Context } from "../context";
import { print, table } from "../print";

export function schedulesCommand(context: Context): Command {
  const command = new Command("schedules").description("List and run daily tasks");
  listCommand(command, context);
  runCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List daily tasks and their last run")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const tasks = await Promise.all(
        dailyTasksOf(app).map(async ({ name, does }) => {
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
}

function runCommand(command: Command, { open }: Context): void {
  command
    .command("run <name>")
    .description("Run a daily task now, even if it has run today")
    .option("--json", "print JSON")
    .action(async (name: string, { json }) => {
      const app = open();
      const run = await schedules.run(app, dailyTasksOf(app), name);
      if (run.outcome === "failed") {
        throw new Failure(
          "bug",
          "Something went wrong on our side. Try again; if it persists, contact your administrator.",
          { cause: "The log says what." },
        );
      }
      print(run, json, () => `${run.task}: ${run.reason ?? run.count}`);
    });
}
