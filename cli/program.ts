import { Command, CommanderError } from "commander";
import { Failure } from "@/src/errors";
import { aiCommand } from "./market/ai";
import { auditCommand } from "./platform/audit";
import { backupCommand } from "./platform/backup";
import { benchCommand } from "./staffing/bench";
import { campaignsCommand } from "./engagement/campaigns";
import { candidatesCommand } from "./crm/candidates";
import { careersCommand } from "./public/careers";
import { clientsCommand } from "./crm/clients";
import { complianceCommand } from "./privacy/compliance";
import type { Context } from "./context";
import { decisionsCommand } from "./privacy/decisions";
import { demoCommand } from "./demo";
import { deploymentsCommand } from "./staffing/deployments";
import { doctorCommand } from "./platform/doctor";
import { expireCommand } from "./staffing/expire";
import { filesCommand } from "./platform/files";
import { exportCommand } from "./reporting/export";
import { gdprCommand } from "./privacy/gdpr";
import { healthcheckCommand } from "./platform/healthcheck";
import { importCommand } from "./crm/import";
import { interviewsCommand } from "./engagement/interviews";
import { jobsCommand } from "./market/jobs";
import { leadsCommand } from "./market/leads";
import { mailCommand } from "./platform/mail";
import { matchCommand } from "./staffing/match";
import { schedulesCommand } from "./platform/schedules";
import { messagesCommand } from "./engagement/messages";
import { projectsCommand } from "./staffing/projects";
import { reportsCommand } from "./reporting/reports";
import { scrapeCommand } from "./market/scrape";
import { serveCommand } from "./serve";
import { settingsCommand } from "./platform/settings";
import { tokenCommand } from "./platform/token";
import { userCommand } from "./platform/user";
import { webhookCommand } from "./platform/webhook";
import packageFile from "../package.json";

/** A command line that says something else than the help does; sysexits(3). */
const misused = 64;

const commands = [
  serveCommand,
  demoCommand,
  scrapeCommand,
  leadsCommand,
  jobsCommand,
  careersCommand,
  decisionsCommand,
  complianceCommand,
  candidatesCommand,
  clientsCommand,
  projectsCommand,
  campaignsCommand,
  deploymentsCommand,
  reportsCommand,
  interviewsCommand,
  benchCommand,
  filesCommand,
  messagesCommand,
  settingsCommand,
  importCommand,
  exportCommand,
  matchCommand,
  expireCommand,
  gdprCommand,
  schedulesCommand,
  userCommand,
  tokenCommand,
  webhookCommand,
  mailCommand,
  aiCommand,
  auditCommand,
  backupCommand,
  doctorCommand,
  healthcheckCommand,
];

/** Runs one command line and answers its exit code; the only place where an error becomes one. */
export async function run(context: Context, argv: string[]): Promise<number> {
  const program = new Command("coldaisle")
    .description(packageFile.description)
    .version(packageFile.version)
    .exitOverride();
  for (const command of commands) {
    program.addCommand(withinReach(command(context)));
  }

  try {
    await program.parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misused;
    const failure = Failure.from(error);
    console.error(failure.kind === "bug" ? failure.cause : failure.message);
    return failure.exitCode;
  }
}

/** Commander ends the process on a wrong flag unless every subcommand is told not to. */
function withinReach(command: Command): Command {
  command.exitOverride();
  for (const inner of command.commands) withinReach(inner);
  return command;
}
