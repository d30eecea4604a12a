import { Command } from "commander";
import { type Backup, backups, type Restored } from "@/modules/platform/backups";
import { type Context, withModules } from "../context";
import { plural, print, progressBar, table } from "../print";

/** The way back is by command only: whoever restores has stopped the server and sits at the machine. */
function restoring(command: Command, { open, config }: Context): void {
  command
    .command("restore")
    .description("Restore a backup; the server must be stopped")
    .argument("<backup>", "a backup name, latest, or a file path")
    .option("--drill", "test the restore without changing anything, and time it")
    .option("--from <bucket>", "fetch it first from a bucket, by an address as in FILES_URL")
    .option("--unsigned", "accept a backup not signed with this installation's key")
    .option("--json", "print JSON")
    .action(async (wanted, { drill: isDrill, unsigned: isUnsigned, from, json }) => {
      const bar = progressBar();
      const onProgress = (_: string, share: number) => bar.show(Math.round(share * 100), "reading");
      const backup = from ? await backups.fetchBackup(config(), { backup: wanted, from }) : wanted;
      const restored =
        isDrill && !from
          ? await backups.drill(open(), backup)
          : await backups.restore(
              config(),
              { backup, isDrill, isUnsigned, from, onProgress },
              withModules(),
            );
      bar.end();
      print(restored, json, () => said(restored));
    });
}

const said = (it: Restored) =>
  [
    `${it.isDrill ? "Tried" : "Restored"} ${it.name}, made ${it.createdAt}, in ${(it.ms / 1000).toFixed(1)} s.`,
    `${plural(it.rows, "row")} in ${plural(it.tables, "table")} and ${plural(it.files, "file")}: all as its manifest says.`,
    it.erasedUnknown ?? `Erased again, because they were erased since: ${it.erasedAgain}.`,
    `Sessions ended: ${it.calmed.sessions}.`,
    ...(it.calmed.letters + it.calmed.campaigns > 0
      ? [
          `May have been sent since the backup: ${plural(it.calmed.letters, "email")} held for your decision, ${plural(it.calmed.campaigns, "campaign")} paused.`,
        ]
      : []),
    ...(it.schema.now > it.schema.before
      ? [`Upgraded from ${it.schema.before} to ${it.schema.now}.`]
      : []),
    ...(it.before ? [`What was there before lies in ${it.before} for 30 days.`] : []),
    ...(it.isDrill
      ? ["Nothing was touched."]
      : ["Look through the users, their roles and tokens: they are as they were then."]),
  ].join("\n");

export function backupCommand(context: Context): Command {
  const command = new Command("backup").description("Back up and restore");
  createCommand(command, context);
  listCommand(command, context);
  verifyCommand(command, context);
  deleteCommand(command, context);
  downloadCommand(command, context);
  restoring(command, context);
  return command;
}

function createCommand(command: Command, { open }: Context): void {
  command
    .command("create")
    .description("Create and verify a backup; exit 75 if another is running")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const made = await backups.createAndWait(open());
      print(made, json, () => `${lineOf(made)}\n${made.name}`);
    });
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List backups, newest first")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const all = await backups.list(open());
      print(all, json, () => listed(all));
    });
}

function verifyCommand(command: Command, { open }: Context): void {
  command
    .command("verify")
    .description("Verify a backup; exit 1 if it is damaged")
    .argument("<name>", "a backup name, or latest")
    .option("--json", "print JSON")
    .action(async (name, { json }) => {
      const app = open();
      const backup = await backups.verifyAndWait(app, await backups.findByName(app, name));
      print(backup, json, () => lineOf(backup));
    });
}

function deleteCommand(command: Command, { open }: Context): void {
  command
    .command("delete")
    .description("Delete a backup, here and in remote storage")
    .argument("<name>", "a backup name")
    .option("--json", "print JSON")
    .action(async (name, { json }) => {
      await backups.remove(open(), name);
      print({ name }, json, () => `${name} is removed.`);
    });
}

function downloadCommand(command: Command, { open }: Context): void {
  command
    .command("download")
    .description("Download a backup from remote storage")
    .argument("<name>", "its name in remote storage")
    .option("--json", "print JSON")
    .action(async (name, { json }) => {
      await backups.fetchFromRemote(open(), name);
      print({ name }, json, () => `${name} is here again.`);
    });
}

const mib = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

const lineOf = (it: Backup) =>
  `${plural(it.rows, "row")} and ${plural(it.files, "file")} in ${mib(it.bytes)} MiB${it.isEncrypted ? ", encrypted" : ""}; ${
    it.damage ?? `read back and whole at ${it.verifiedAt}`
  }`;

const listed = (all: Backup[]) =>
  table(
    ["NAME", "MIB", "ROWS", "FILES", "VERIFIED", "ELSEWHERE"],
    all.map((it) => [
      it.name,
      Number(mib(it.bytes)),
      it.rows,
      it.files,
      it.damage ? "DAMAGED" : it.verifiedAt,
      it.copiedAt,
    ]),
  );
