import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { type Match, matching, MatchQuery } from "@/modules/staffing/matching";
import type { Context } from "../context";
import { print, table } from "../print";

type Options = { limit: string; least: string; json?: boolean };

export function matchCommand(context: Context): Command {
  const command = new Command("match").description(
    "Match candidates to jobs and jobs to candidates",
  );
  jobCommand(command, context);
  candidateCommand(command, context);
  return command;
}

function jobCommand(command: Command, { open }: Context): void {
  ranked(
    command,
    "job <job>",
    "Rank the candidates for a job: its id or its number, J-0042",
  ).action(async (job: string, { json, ...asked }: Options) => {
    const app = open();
    const found = await matching.forJob(
      app,
      await matching.jobIdOf(app, job),
      MatchQuery.parse(asked),
    );
    const rows = found.matches.map(({ match, candidate }) => [
      match.score,
      candidate.number,
      `${candidate.firstName} ${candidate.lastName}`,
      ...toldOf(match),
    ]);
    const line = `${found.fitting} of ${found.total} fit.`;
    print(found, json ?? false, () => `${table(head("CANDIDATE", "NAME"), rows)}\n${line}`);
  });
}

function candidateCommand(command: Command, { open }: Context): void {
  ranked(
    command,
    "candidate <candidate>",
    "Rank the open jobs for a candidate: the id or the number, C-0042",
  ).action(async (candidate: string, { json, ...asked }: Options) => {
    const app = open();
    await matching.scoreChanges(app);
    const id = await candidates.idOf(app, candidate);
    const found = await matching.forCandidate(app, id, MatchQuery.parse(asked));
    const rows = found.matches.map(({ match, job }) => [
      match.score,
      job.number,
      job.title,
      ...toldOf(match),
    ]);
    const line = `${found.fitting} of ${found.total} fit.`;
    print(found, json ?? false, () => `${table(head("JOB", "TITLE"), rows)}\n${line}`);
  });
}

const ranked = (command: Command, name: string, description: string) =>
  command
    .command(name)
    .description(description)
    .option("--limit <n>", "maximum number of results", "20")
    .option("--least <score>", "minimum score", "0")
    .option("--json", "print JSON");

const head = (number: string, name: string) => [
  "SCORE",
  number,
  name,
  "KNOWN",
  "MISSING",
  "BLOCKED",
  "WOULD FIT AFTER",
];

const toldOf = ({ confidence, parts, blockers, plan, after }: Match) => [
  `${Math.round(100 * confidence)} %`,
  parts.flatMap(({ missing }) => missing).join(", ") || null,
  blockers.map(({ because }) => because).join("; ") || null,
  plan.length > 0 ? `${plan.map(({ label }) => label).join(", ")} (${after})` : null,
];
