import { Command } from "commander";
import { decisions, DecisionQuery, type PersonLog } from "@/modules/records/decision-log";
import { verdicts } from "@/modules/market/jobs";
import type { Context } from "../context";
import { print, table } from "../print";
import { printLine } from "../output";

export function decisionsCommand({ open }: Context): Command {
  const command = new Command("decisions").description("Log of decisions that overrode a score");

  command
    .command("list")
    .description("List the latest decisions")
    .option("--job <id>", "only about this job")
    .option("--candidate <id>", "only about this candidate")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ job, candidate, limit, json }) => {
      const query = DecisionQuery.parse({ jobId: job, candidateId: candidate, limit });
      const page = await decisions.list(open(), query);
      print(page.decisions, json, () => listed(page.decisions));
    });

  command
    .command("export")
    .description("Show all scores and decisions about a candidate")
    .requiredOption("--candidate <id>", "candidate id")
    .option("--json", "print JSON")
    .action(async ({ candidate, json }) => {
      const log = await decisions.ofPerson(open(), candidate);
      print(log, json, () => told(log));
    });

  command
    .command("labels")
    .description("Export rated ads as labeled ads, one JSON document per line")
    .option("--json", "one JSON document of them all")
    .action(async ({ json }) => {
      const labels = await verdicts.labels(open());
      if (json) return printLine(JSON.stringify(labels, null, 2));
      for (const label of labels) printLine(JSON.stringify(label));
    });

  return command;
}

const listed = (all: PersonLog["decisions"]) =>
  table(
    ["AT", "BY", "KIND", "DECISION", "SCORE", "REASON"],
    all.map((it) => [it.at, it.by, it.kind, it.decision, it.machine?.score ?? null, it.reason]),
  );

const told = ({ scores, decisions: all }: PersonLog) =>
  [
    table(
      ["AT", "JOB", "SCORE", "VERSION", "INPUTS"],
      scores.map((it) => [it.at, it.jobId, it.score, it.version, it.inputsHash]),
    ),
    listed(all),
  ].join("\n\n");
