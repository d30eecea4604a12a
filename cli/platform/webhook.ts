import { Command } from "commander";
import { webhooks } from "@/modules/platform/webhooks";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function webhookCommand({ open }: Context): Command {
  const command = new Command("webhook").description("List and test webhooks");

  command
    .command("list")
    .description("List all webhooks with their status and queued messages")
    .option("--json", "print JSON")
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
    .description("Send a test message and print the answer")
    .option("--json", "print JSON")
    .action(async (id: string, { json }) => {
      const result = await webhooks.test(open(), id);
      print(result, json, () => result.sentence);
      if (!result.isWell) throw new Failure("unavailable", "The test message was not delivered.");
    });

  return command;
}
