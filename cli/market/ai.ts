import { Command, Option } from "commander";
import {
  ai,
  type AiRun,
  type AiStatus,
  proposals,
  proposalStates,
} from "@/modules/market/ai-enrichment";
import { providerIds } from "@/modules/market/ai-enrichment";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { plural, print, progressBar, table } from "../print";

export function aiCommand(context: Context): Command {
  const command = new Command("ai").description("Manage AI analysis of job ads");
  statusCommand(command, context);
  testCommand(command, context);
  runCommand(command, context);
  termsCommand(command, context);
  return command;
}

function statusCommand(command: Command, { open }: Context): void {
  command
    .command("status")
    .description("Show the active provider, this month's cost and the queue")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const status = await ai.status(open());
      print(status, json, () => summary(status));
    });
}

function testCommand(command: Command, { open }: Context): void {
  command
    .command("test")
    .description("Test a provider with a sample ad")
    .addOption(
      new Option("--provider <id>", "default: the active provider").choices([...providerIds]),
    )
    .option("--json", "print JSON")
    .action(async ({ provider, json }) => {
      const app = open();
      const id = provider ?? (await ai.status(app)).provider;
      if (!id) throw new Failure("conflict", "No provider is in use. Choose one with --provider.");
      const result = await ai.test(app, id);
      const { found, told, tookMs, sentence } = result;
      print(
        result,
        json,
        () => sentence ?? `${found} of ${plural(told, "fact")} found in ${tookMs} ms`,
      );
      if (!result.isWell) throw new Failure("unavailable", "The test failed.");
    });
}

function runCommand(command: Command, { open }: Context): void {
  command
    .command("run")
    .description("Analyze queued jobs with the active provider, best first")
    .option("--limit <count>", "maximum number of results", "10")
    .option("--json", "print JSON")
    .action(async ({ limit, json }) => {
      const result = await through(open(), Number.parseInt(limit, 10) || 0);
      print(
        result,
        json,
        () => `Jobs read: ${result.read}, facts added: ${result.added}. ${ending(result)}`,
      );
    });
}

function termsCommand(command: Command, { open }: Context): void {
  command
    .command("terms")
    .description("List terms that models report and the taxonomy lacks")
    .addOption(new Option("--state <state>").choices([...proposalStates]).default("accepted"))
    .option("--json", "print JSON")
    .action(async ({ state, json }) => {
      const all = await proposals.list(open(), state);
      const rows = all.map(({ kind, label, count, quote }) => [kind, label, count, quote]);
      print(all, json, () => table(["KIND", "TERM", "ADS", "QUOTE"], rows));
    });
}

/** One job at a time, so that the bar moves and Ctrl+C costs one answer at most. */
async function through(app: Parameters<typeof ai.run>[0], limit: number): Promise<AiRun> {
  const bar = progressBar();
  const sum: AiRun = { state: "done", read: 0, added: 0, failed: 0, sentence: null };
  for (let n = 0; n < limit; n += 1) {
    const one = await ai.run(app, { limit: 1 });
    Object.assign(sum, { state: one.state, sentence: one.sentence });
    sum.read += one.read;
    sum.added += one.added;
    sum.failed += one.failed;
    bar.show(((n + 1) / limit) * 100, `${sum.read} read`);
    if (one.state !== "more") break;
  }
  bar.end();
  return sum;
}

const words: Record<AiRun["state"], string> = {
  off: "No provider is in use.",
  busy: "Another process is reading.",
  waiting: "",
  done: "Nothing waits.",
  more: "More is waiting.",
};

const ending = ({ state, sentence }: AiRun) => sentence ?? words[state];

function summary({ provider, model, isPaused, spent, monthly, ...status }: AiStatus): string {
  if (!provider) return "No provider is in use; the rules alone analyse.";
  return [
    `${provider} ${model ?? "(no model)"}${isPaused ? ", paused" : ""}`,
    `jobs read: ${status.read}, facts added: ${status.added}, waiting: ${status.waiting}`,
    `this month: ${spent.requests} of ${plural(monthly.requests, "request")}, ${spent.tokens} of ${plural(monthly.tokens, "token")}, ` +
      `${(spent.cents / 100).toFixed(2)} of ${(monthly.cents / 100).toFixed(2)} EUR`,
    ...(status.trouble ? [status.trouble.sentence] : []),
  ].join("\n");
}
