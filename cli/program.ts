import { Command, CommanderError } from "commander";
import { agencyCommand } from "./agencies/agency";
import { aiCommand } from "./market/ai";
import { auditCommand } from "./platform/audit";
import { backupCommand } from "./platform/backup";
import { benchCommand, expireCommand } from "./staffing/bench";
import { campaignsCommand } from "./engagement/campaigns";
import { candidatesCommand } from "./crm/candidates";
import { careersCommand } from "./engagement/careers";
import { clientsCommand } from "./crm/clients";
import { complianceCommand } from "./privacy/compliance";
import { type Context, exitCodeOf } from "./context";
import { decisionsCommand } from "./privacy/decisions";
import { output } from "./output";
import { demoCommand } from "./demo/index";
import { deploymentsCommand } from "./staffing/deployments";
import { doctorCommand, healthcheckCommand } from "./platform/doctor";
import { filesCommand } from "./records/files";
import { exportCommand } from "./reporting/export";
import { gdprCommand } from "./privacy/gdpr";
import { importCommand } from "./crm/import";
import { interviewsCommand } from "./engagement/interviews";
import { jobsCommand } from "./market/jobs";
import { invoicesCommand } from "./billing/invoices";
import { leadsCommand } from "./market/leads";
import { mailCommand } from "./platform/mail";
import { matchCommand } from "./staffing/match";
import { ownersCommand } from "./records/owners";
import { searchCommand } from "./records/search";
import { moveCommand } from "./platform/move";
import { schedulesCommand } from "./platform/schedules";
import { messagesCommand } from "./engagement/messages";
import { ledgerCommand, paymentsCommand } from "./billing/payments";
import { selfBillingCommand } from "./billing/self-billing";
import { projectsCommand } from "./staffing/projects";
import { ratesCommand } from "./staffing/rates";
import { reportsCommand } from "./reporting/reports";
import { scrapeCommand } from "./market/scrape";
import { settingsCommand } from "./platform/settings";
import { tokenCommand } from "./platform/token";
import { timesheetsCommand } from "./staffing/timesheets";
import { todayCommand } from "./reporting/today";
import { userCommand } from "./platform/user";
import { webhookCommand } from "./platform/webhook";
import packageFile from "../package.json";
import { endStart } from "@/src/startup";
import { serve } from "./serve";

const serveCommand = (context: Context) =>
  new Command("serve")
    .description("Serve the web application and its API")
    .action(() => serve(context));

/** A command line that says something else than the help does; sysexits(3). */
const misused = 64;

export const commands = [
  serveCommand,
  demoCommand,
  timesheetsCommand,
  paymentsCommand,
  ledgerCommand,
  invoicesCommand,
  selfBillingCommand,
  todayCommand,
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
  ratesCommand,
  reportsCommand,
  interviewsCommand,
  benchCommand,
  filesCommand,
  ownersCommand,
  searchCommand,
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
  moveCommand,
  aiCommand,
  agencyCommand,
  auditCommand,
  backupCommand,
  doctorCommand,
  healthcheckCommand,
];

/** Runs one command line and answers its exit code. */
export async function run(context: Context, argv: string[]): Promise<number> {
  // A server has begun when it listens, every other command with its program.
  if (argv[0] !== "serve") endStart();
  const program = new Command("coldaisle")
    .description(packageFile.description)
    .version(packageFile.version);
  for (const command of asked(context, argv[0])) program.addCommand(command);
  withinReach(program);

  return exitCodeOf(context, async () => {
    try {
      await program.parseAsync(argv, { from: "user" });
      return 0;
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      return error.exitCode === 0 ? 0 : misused;
    }
  });
}

/** The command of this name, or all of them where there is none: describing forty takes longer than what most do. */
function asked(context: Context, name: string | undefined): Command[] {
  const all: Command[] = [];
  for (const described of commands) {
    const command = described(context);
    if (command.name() === name) return [command];
    all.push(command);
  }
  return all;
}

/** Commander ends the process on a wrong flag, and prints by itself, unless every subcommand is told not to. */
function withinReach(command: Command): Command {
  command.exitOverride().configureOutput({ writeOut: (text) => void output.write(text) });
  for (const inner of command.commands) withinReach(inner);
  return command;
}
