import type { Command } from "commander";
import { Correction, corrections } from "@/modules/market/jobs";
import { jobOrders } from "@/modules/staffing/job-orders";
import type { Context } from "../context";
import { print, table } from "../print";

/** What a job asks for, and how a person corrects what was read in its ad. */
export function requirementCommands(command: Command, { open }: Context): void {
  command
    .command("requirements <number>")
    .description("Show what a job asks for")
    .option("--json", "answer as JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const facts = await corrections.asked(app, await jobOrders.idOf(app, number));
      print(facts, json, () => told(facts));
    });

  command
    .command("correct <number> <kind> <id>")
    .description("Say what a job asks for, whatever was read: skill, system or certificate")
    .option("--asks <need>", "required, wished or nothing", "required")
    .option("--withdraw", "let the ad speak for itself again")
    .option("--json", "answer as JSON")
    .action(async (number: string, kind: string, id: string, { asks, withdraw, json }) => {
      const app = open();
      const said = Correction.parse({ kind, id, asks });
      const jobId = await jobOrders.idOf(app, number);
      await (withdraw
        ? corrections.withdraw(app, jobId, said)
        : corrections.correct(app, jobId, said));
      const facts = await corrections.asked(app, jobId);
      print(facts, json, () => told(facts));
    });
}

type Asked = Awaited<ReturnType<typeof corrections.asked>>;

const told = (facts: Asked) =>
  table(
    ["Kind", "Id", "Name", "Asked"],
    facts.map((it) => [it.kind, it.id, it.label, it.isRequired ? "required" : "wished"]),
  );
