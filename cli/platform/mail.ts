import { Command, Option } from "commander";
import { letterChecksOf, logViews, mail, type MailStatus } from "@/modules/platform/mail";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function mailCommand(context: Context): Command {
  const command = new Command("mail").description("Outgoing email: status, log, resend, test");
  statusCommand(command, context);
  logCommand(command, context);
  retryCommand(command, context);
  testCommand(command, context);
  return command;
}

function statusCommand(command: Command, { open }: Context): void {
  command
    .command("status")
    .description("Show the email status and what stops emails from being sent")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const status = await mail.status(open());
      print(status, json, () => summary(status));
    });
}

function logCommand(command: Command, { open }: Context): void {
  command
    .command("log")
    .description("List the latest emails and their status")
    .addOption(new Option("--show <which>").choices([...logViews]).default("all"))
    .option("--limit <count>", "maximum number of results", "50")
    .option("--json", "print JSON")
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
    .description("Resend an email that failed or bounced")
    .option("--json", "print JSON")
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
    .description("Send a test email and print the mail server's answer")
    .requiredOption("--to <address>", "recipient")
    .option("--json", "print JSON")
    .action(async ({ to, json }) => {
      const result = await mail.test(open(), to);
      print(result, json, () => result.sentence);
      if (!result.isWell) throw new Failure("unavailable", "The test email was not sent.");
    });
}

function summary({ isSetUp, counts, sentLastHour, perHour, trouble }: MailStatus): string {
  const shown = Object.entries(counts).filter(([, n]) => n > 0);
  return [
    isSetUp
      ? `sent in the last hour: ${sentLastHour} of ${perHour}`
      : "No mail server is set up, so emails wait. Set one up under Admin, Email.",
    ...shown.map(([state, n]) => `${state}: ${n}`),
    ...(trouble ? [`${trouble.sentence} Next attempt: ${trouble.waitUntil}`] : []),
  ].join("\n");
}
