import { Command } from "commander";
import {
  DeploymentQuery,
  type DeploymentRecord,
  deployments,
  replacements,
  takesSeat,
} from "@/modules/staffing/deployments";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, table } from "../print";

export function deploymentsCommand(context: Context): Command {
  const command = new Command("deployments").description(
    "List, show, start, cancel and advance deployments",
  );
  listCommand(command, context);
  showCommand(command, context);
  startCommand(command, context);
  cancelCommand(command, context);
  advanceCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List deployments, newest first")
    .option("-q, --query <words>", "part of the position or location, or a number like D-0031")
    .option("--status <status>", "scheduled, active, completed, cancelled or all")
    .option("--sort <order>", "date, start or end")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, ...filter }) => {
      const page = await deployments.list(open(), DeploymentQuery.parse({ ...filter, q: query }));
      const rows = page.deployments.map((it) => [
        it.number,
        nameIn(it),
        it.position,
        it.clientName,
        it.status,
        it.startDate,
        it.endDate ?? "open",
      ]);
      const head = ["NUMBER", "CANDIDATE", "POSITION", "CLIENT", "STATUS", "START", "END"];
      print(page, json, () => table(head, rows));
    });
}

function showCommand(command: Command, { open }: Context): void {
  command
    .command("show <number>")
    .description("Show a deployment by number or id")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const record = await deployments.find(app, await deployments.idOf(app, number));
      print(record, json, () => told(record));
    });
}

function startCommand(command: Command, { open }: Context): void {
  command
    .command("start <number>")
    .description("Start a deployment, unless something blocks it")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const { id, version } = await deployments.rowOf(app, await deployments.idOf(app, number));
      const record = await deployments.setStatus(app, id, { version, status: "active" });
      print(record, json, () => told(record));
    });
}

function cancelCommand(command: Command, { open }: Context): void {
  command
    .command("cancel <number>")
    .description("Cancel a scheduled or active deployment")
    .requiredOption("--reason <words>", "why")
    .option(
      "--replace <when>",
      "now opens a replacement for the same position; later does not",
      "later",
    )
    .option("--json", "print JSON")
    .action(async (number: string, { reason, replace: said, json }) => {
      const app = open();
      const replace = replacements.find((it) => it === said);
      if (!replace) throw new Failure("invalid", "Replace now, or later.");
      const { id, version } = await deployments.rowOf(app, await deployments.idOf(app, number));
      const record = await deployments.cancel(app, id, { version, reason, replace });
      print(record, json, () => told(record));
    });
}

function advanceCommand(command: Command, { open }: Context): void {
  command
    .command("advance")
    .description("Start and end deployments by date and apply approved rates")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const done = await deployments.advance(open());
      const { agreed, started, completed, refused } = done;
      print(done, json, () =>
        [
          `${started} begun, ${completed} completed, ${plural(agreed, "rate")} in force`,
          ...refused.map(({ number, stoppers }) => `${number} cannot start: ${stoppers.join(" ")}`),
        ].join("\n"),
      );
    });
}

type Named = Pick<DeploymentRecord, "candidateName" | "isCandidateErased">;
const nameIn = ({ candidateName, isCandidateErased }: Named) =>
  candidateName ?? (isCandidateErased ? "erased candidate" : "Unknown Candidate");

const told = (it: DeploymentRecord) =>
  [
    `${it.number}  ${nameIn(it)}  ${it.status}  ${it.contractType}`,
    [it.position, it.location, it.country].filter(Boolean).join("  "),
    [it.clientName, it.projectName].filter(Boolean).join("  "),
    `${it.startDate} to ${it.endDate ?? "open"}`,
    it.salary && `EUR ${it.salary} ${it.contractType === "permanent" ? "a year" : "an hour"}`,
    it.billRate && `billed EUR ${it.billRate} an hour`,
    takesSeat(it.status) ? null : it.cancelReason,
  ]
    .filter(Boolean)
    .join("\n");
