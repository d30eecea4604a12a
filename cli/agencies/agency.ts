import { Command } from "commander";
import { registration } from "@/modules/platform/accounts";
import {
  addAgency,
  agenciesIn,
  type AgencySettings,
  changeAgency,
  dropAgency,
  hasAgency,
  renameAgency,
  settingsOf,
} from "@/src/agencies/directory";
import { openApp } from "@/src/app";
import { leaveWalModeAt } from "@/src/engines/copying";
import { Failure, notFound } from "@/src/errors";
import { refuseForeignStore } from "@/src/installation/store-ownership";
import { refuseOtherKey } from "@/src/installation/key-mark";
import { refuseServers } from "@/src/secrets/shared-key";
import { type Context, withModules } from "../context";
import { print, table } from "../print";

export function agencyCommand(context: Context): Command {
  const command = new Command("agency").description(
    "Add, list and move the agencies of one server",
  );
  addCommand(command, context);
  listCommand(command, context);
  moveCommand(command, context);
  return command;
}

type New = { owner: string; url?: string; database?: string; files?: string; json?: boolean };

function addCommand(command: Command, context: Context): void {
  command
    .command("add <host>")
    .description("Create an agency that answers at this host, and print its set-up link")
    .requiredOption("--owner <email>", "who may create its first account")
    .option("--url <url>", "the address people use (default: https://<host>)")
    .option("--database <url>", "its own cluster (default: a file in its folder)")
    .option("--files <url>", "its own bucket (default: its folder)")
    .option("--json", "print JSON")
    .action(async (host: string, { json, ...wanted }: New) => {
      const folder = folderOf(context);
      addAgency(folder, host, settingsFrom(host, wanted));
      const link = await begun(context, host).catch((error) => {
        dropAgency(folder, host);
        throw error;
      });
      const created = link ?? `${host} was added. Its database has accounts already.`;
      print({ host, link }, json ?? false, () => created);
    });
}

/** Its database and its key are made at once; answers where its first account is created. */
async function begun(context: Context, host: string): Promise<string | null> {
  const app = openApp(context.config(false, host), withModules());
  try {
    await refuseOtherKey(app);
    await refuseForeignStore(app);
    const token = await registration.invite(app);
    return token && `${app.config.PUBLIC_URL}/auth?setup=${token}`;
  } finally {
    await app.close();
  }
}

const settingsFrom = (host: string, { owner, url, database, files }: New): AgencySettings => ({
  PUBLIC_URL: url ?? `https://${host}`,
  AUTHORIZED_EMAIL: owner,
  ...(database && { DATABASE_URL: database }),
  ...(files && { FILES_URL: files }),
});

function listCommand(command: Command, context: Context): void {
  command
    .command("list")
    .description("List the agencies and where each is kept")
    .option("--json", "print JSON")
    .action(({ json }) => {
      const folder = folderOf(context);
      const all = agenciesIn(folder).map((host) => {
        const { PUBLIC_URL: url, database } = context.config(false, host);
        return { host, url: url ?? null, database: withoutPassword(database) };
      });
      const rows = all.map(({ host, url, database }) => [host, url, database]);
      print(all, json, () => table(["HOST", "ADDRESS", "DATABASE"], rows));
    });
}

const withoutPassword = (database: string) => database.replace(/\/\/[^@/]*@/, "//");

function moveCommand(command: Command, context: Context): void {
  command
    .command("move <host>")
    .description("Let an agency answer at another host, while no server has it open")
    .requiredOption("--to <host>", "its new host")
    .option("--json", "print JSON")
    .action(async (host: string, { to, json }) => {
      const folder = folderOf(context);
      if (!hasAgency(folder, host)) notFound("agency");
      await refuseAtWork(context, host);
      const settings = settingsOf(folder, host);
      renameAgency(folder, host, to);
      changeAgency(folder, to, { ...settings, PUBLIC_URL: addressAt(settings, host, to) });
      print({ host: to }, json, () => `${host} answers at ${to} now.`);
    });
}

/** Letters lead to the new host, unless they led elsewhere before. */
function addressAt({ PUBLIC_URL }: AgencySettings, host: string, to: string): string {
  const url = new URL(PUBLIC_URL ?? `https://${host}`);
  if (url.hostname === host) url.hostname = to;
  return url.origin;
}

async function refuseAtWork(context: Context, host: string): Promise<void> {
  const config = context.config(false, host);
  if (leaveWalModeAt(config.database)) return;
  const app = openApp(config, withModules());
  await refuseServers(app).finally(() => app.close());
}

function folderOf({ config }: Context): string {
  const { AGENCIES_DIR } = config();
  if (AGENCIES_DIR) return AGENCIES_DIR;
  throw new Failure("invalid", "Set AGENCIES_DIR to the folder that holds the agencies.");
}
