import { Command, CommanderError } from "commander";
import { Failure } from "@/src/errors";
import { aiCommand } from "./ai";
import { auditCommand } from "./audit";
import { backupCommand } from "./backup";
import { benchCommand } from "./bench";
import { campaignsCommand } from "./campaigns";
import { candidatesCommand } from "./candidates";
import { careersCommand } from "./careers";
import { clientsCommand } from "./clients";
import { complianceCommand } from "./compliance";
import type { Context } from "./context";
import { decisionsCommand } from "./decisions";
import { demoCommand } from "./demo";
import { deploymentsCommand } from "./deployments";
import { doctorCommand } from "./doctor";
import { expireCommand } from "./expire";
import { filesCommand } from "./files";
import { exportCommand } from "./export";
import { gdprCommand } from "./gdpr";
import { healthcheckCommand } from "./healthcheck";
import { importCommand } from "./import";
import { interviewsCommand } from "./interviews";
import { jobsCommand } from "./jobs";
import { leadsCommand } from "./leads";
import { mailCommand } from "./mail";
import { matchCommand } from "./match";
import { schedulesCommand } from "./schedules";
import { messagesCommand } from "./messages";
import { projectsCommand } from "./projects";
import { reportsCommand } from "./reports";
import { scrapeCommand } from "./scrape";
import { serveCommand } from "./serve";
import { settingsCommand } from "./settings";
import { tokenCommand } from "./token";
import { userCommand } from "./user";
import { webhookCommand } from "./webhook";
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
