import { Command } from "commander";
import { type Backup, backups } from "@/modules/platform/backups";
import type { Context } from "../context";
import { restoring } from "./backup-restore";
import { print, table } from "../print";

export function backupCommand(context: Context): Command {
  const { open } = context;
  const command = new Command("backup").description("Copies of everything, and the way back");

  command
    .command("create")
    .description("Make a backup and read it back; exit 75 while another is being made")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const made = await backups.createThrough(open());
      print(made, json, () => `${told(made)}\n${made.name}`);
    });

  command
    .command("list")
    .description("Print the backups there are, the newest first")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const all = await backups.list(open());
      print(all, json, () => listed(all));
    });

  command
    .command("verify")
    .description("Read a backup to its last bit; exit 1 where it is not what was written")
    .argument("<name>", "a name of the list, or latest")
    .option("--json", "answer as JSON")
    .action(async (name, { json }) => {
      const app = open();
      const backup = await backups.verifyThrough(app, await backups.named(app, name));
      print(backup, json, () => told(backup));
    });

  command
    .command("delete")
    .description("Remove a backup for good, here and in the storage elsewhere")
    .argument("<name>", "a name of the list")
    .action(async (name) => {
      await backups.remove(open(), name);
      console.log(`${name} is removed.`);
    });

  command
    .command("download")
    .description("Bring a backup back that lies only in the storage elsewhere")
    .argument("<name>", "its name there")
    .action(async (name) => {
      await backups.bring(open(), name);
      console.log(`${name} is here again.`);
    });

  restoring(command, context);
  return command;
}

const mib = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

const told = (it: Backup) =>
  `${it.rows} rows and ${it.files} files in ${mib(it.bytes)} MiB${it.isEncrypted ? ", encrypted" : ""}; ${
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
