import { Command } from "commander";
import { webhooks } from "@/modules/platform/webhooks";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function webhookCommand({ open }: Context): Command {
  const command = new Command("webhook").description(
    "Programs that are told what happens: list, test",
  );

  command
    .command("list")
    .description("Print every webhook, whether it is on and how many messages wait")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const all = await webhooks.list(open());
      const rows = all.map(({ id, name, isOn, waiting, failures, url, stoppedBecause }) => [
        id,
        name,
        isOn ? "on" : "off",
        waiting,
        failures,
        url,
        stoppedBecause,
      ]);
      const head = ["ID", "NAME", "STATE", "WAITING", "FAILURES", "ADDRESS", "STOPPED BECAUSE"];
      print(all, json, () => table(head, rows));
    });

  command
    .command("test <id>")
    .description("Send a message that tells of nothing, and print what was answered")
    .option("--json", "answer as JSON")
    .action(async (id: string, { json }) => {
      const result = await webhooks.test(open(), id);
      print(result, json, () => result.sentence);
      if (!result.isWell) throw new Failure("unavailable", "Not all is well.");
    });

  return command;
}
