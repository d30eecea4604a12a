import { Command, Option } from "commander";
import { letterChecksOf, logViews, mail, type MailStatus } from "@/modules/platform/mail";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function mailCommand(context: Context): Command {
  const command = new Command("mail").description("Letters that go out: look, try again, test");
  statusCommand(command, context);
  logCommand(command, context);
  retryCommand(command, context);
  testCommand(command, context);
  return command;
}

function statusCommand(command: Command, { open }: Context): void {
  command
    .command("status")
    .description("Print how the mail stands, and what keeps letters from going out")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const status = await mail.status(open());
      print(status, json, () => summary(status));
    });
}

function logCommand(command: Command, { open }: Context): void {
  command
    .command("log")
    .description("Print the newest letters and what became of them")
    .addOption(new Option("--show <which>").choices([...logViews]).default("all"))
    .option("--limit <count>", "as many at most", "50")
    .option("--json", "answer as JSON")
    .action(async ({ show, limit, json }) => {
      const most = Math.min(200, Number.parseInt(limit, 10) || 50);
      const { letters } = await mail.list(open(), { show, limit: most });
      const rows = letters.map(({ id, createdAt, state, to, subject, reason }) => [
        id,
        createdAt.slice(0, 16),
        state,
        to.address,
        subject.slice(0, 40),
        reason?.slice(0, 80) ?? null,
      ]);
      print(letters, json, () => table(["ID", "WRITTEN", "STATE", "TO", "SUBJECT", "WHY"], rows));
    });
}

function retryCommand(command: Command, { open }: Context): void {
  command
    .command("retry <id>")
    .description("Send a letter once more that did not go out, or came back")
    .option("--json", "answer as JSON")
    .action(async (id: string, { json }) => {
      const app = open();
      await mail.retry(app, id);
      await mail.deliver(app, letterChecksOf(app));
      const letter = await mail.find(app, id);
      print(letter, json, () => [letter.state, letter.reason].filter(Boolean).join(": "));
    });
}

function testCommand(command: Command, { open }: Context): void {
  command
    .command("test")
    .description("Send a letter to an address, and print what the mail server says")
    .requiredOption("--to <address>", "whom to send it to")
    .option("--json", "answer as JSON")
    .action(async ({ to, json }) => {
      const result = await mail.test(open(), to);
      print(result, json, () => result.sentence);
      if (!result.isWell) throw new Failure("unavailable", "Not all is well.");
    });
}

function summary({ isSetUp, counts, sentLastHour, perHour, trouble }: MailStatus): string {
  const shown = Object.entries(counts).filter(([, n]) => n > 0);
  return [
    isSetUp
      ? `sent in the last hour: ${sentLastHour} of ${perHour}`
      : "No mail server is set up; letters wait.",
    ...shown.map(([state, n]) => `${state}: ${n}`),
    ...(trouble ? [`${trouble.sentence} Next attempt: ${trouble.waitUntil}`] : []),
  ].join("\n");
}
