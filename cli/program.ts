import { Command, CommanderError } from "commander";
import { DatabaseLost } from "@/src/engines/condition";
import type { Failure } from "@/src/errors";
import { failureOf } from "@/src/errors/faults";
import { agencyCommand } from "./agencies/agency";
import { serveAgencies } from "./agencies/serving";
import { aiCommand } from "./market/ai";
import { auditCommand } from "./platform/audit";
import { backupCommand } from "./platform/backup";
import { benchCommand, expireCommand } from "./staffing/bench";
import { campaignsCommand } from "./engagement/campaigns";
import { candidatesCommand } from "./crm/candidates";
import { careersCommand } from "./engagement/careers";
import { clientsCommand } from "./crm/clients";
import { complianceCommand } from "./privacy/compliance";
import type { Context } from "./context";
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
import { registration } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { beginExamination } from "@/src/examination/beginning";
import { refuseForeignStore } from "@/src/installation/belonging";
import { refuseOtherKey } from "@/src/installation/key-mark";
import { endStart } from "@/src/startup";
import { openDoorOrClose, untilStopped } from "./start-server";

const serveCommand = ({ begin, client, config }: Context) =>
  new Command("serve").description("Serve the web application and its API").action(async () => {
    if (config().AGENCIES_DIR && !config().AGENCY) return serveAll({ config, client });
    const app = begin();
    const refuseDamaged = beginExamination(app);
    const { address, close } = await openDoorOrClose(app, client, async () => {
      await refuseDamaged();
      await refuseOtherKey(app);
      await refuseForeignStore(app);
    });
    console.error(`Coldaisle listens on ${address}`);
    await printSetupLink(app, app.config.PUBLIC_URL ?? address);
    await untilStopped(close, filesLost(app));
  });

/** Each agency is opened when it is first asked, so that one that cannot be opened holds up no other. */
async function serveAll({ config, client }: Pick<Context, "config" | "client">) {
  const { address, close } = serveAgencies({ config, client });
  console.error(`Coldaisle listens on ${address}`);
  await untilStopped(close);
}

/** Rejects once the files of the database were taken away; a damaged one is still read from. */
const filesLost = (app: App): Promise<never> =>
  app.condition.failed.then((fault) =>
    fault instanceof DatabaseLost ? Promise.reject(fault) : new Promise<never>(() => {}),
  );

/** Printed at every start until there is an owner: only its fingerprint is kept, so it cannot be shown again. */
async function printSetupLink(app: App, address: string): Promise<void> {
  const token = await registration.invite(app);
  if (!token) return;
  console.error(
    app.config.AUTHORIZED_EMAIL
      ? `Create the first account, once, at ${address}/auth?setup=${token}`
      : "No account exists yet. Set AUTHORIZED_EMAIL and start again to get the set-up link.",
  );
}

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

/** Runs one command line and answers its exit code; the only place where an error becomes one. */
export async function run(context: Context, argv: string[]): Promise<number> {
  // A server has begun when it listens, every other command with its program.
  if (argv[0] !== "serve") endStart();
  const program = new Command("coldaisle")
    .description(packageFile.description)
    .version(packageFile.version);
  for (const command of asked(context, argv[0])) program.addCommand(command);
  withinReach(program);

  try {
    await program.parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misused;
    const failure = failureOf(error);
    tell(context, failure);
    // An orderly exit closes the database, and would write a lost log into files that are not its own.
    if (failure instanceof DatabaseLost) process.kill(process.pid, "SIGKILL");
    return failure.exitCode;
  }
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

/** One sentence; what is none, such as "Required", is said of its field. Where a bug lies is told to whoever asks for it. */
function tell({ config }: Context, { kind, message, fields, cause }: Failure): void {
  const [field] = message.endsWith(".") ? [] : Object.keys(fields ?? {});
  if (kind !== "bug") return console.error(field ? `${field}: ${message}` : message);
  if (config().LOG_LEVEL === "debug") return console.error(cause);
  console.error(`${message} Run it again with LOG_LEVEL=debug to see where.`);
}

/** Commander ends the process on a wrong flag, and prints by itself, unless every subcommand is told not to. */
function withinReach(command: Command): Command {
  command.exitOverride().configureOutput({ writeOut: (text) => void output.write(text) });
  for (const inner of command.commands) withinReach(inner);
  return command;
}
