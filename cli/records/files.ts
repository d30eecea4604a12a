import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { files, type RecordFile } from "@/modules/records/files";
import type { RecordKind } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Config } from "@/src/config";
import { Failure } from "@/src/errors";
import { type Moved, moveAll } from "@/src/files/moving";
import { openStore } from "@/src/files/store";
import type { Context } from "../context";
import { plural, print, progressBar, table } from "../print";
import { parseCount } from "../arguments";

export function filesCommand(context: Context): Command {
  const { open } = context;
  const command = new Command("files").description("List, read, move and verify files of records");

  command
    .command("list <record>")
    .description("List the files of a record: C-0042, K-0007, or kind and id like project:018f…")
    .option("--json", "print JSON")
    .action(async (record: string, { json }) => {
      const app = open();
      const found = await files.list(app, await placeOf(app, record));
      print(found, json, () =>
        table(["FILE", "TYPE", "BYTES", "UNTIL", "TEXT", "ID"], found.map(line)),
      );
    });

  command
    .command("text <id>")
    .description("Print the searchable text of a file")
    .option("--json", "print JSON")
    .action(async (id: string, { json }) => {
      const { state, text, trouble } = await files.textOf(open(), id);
      const why = trouble ? `${state}: ${trouble}` : state;
      print({ state, trouble, text }, json, () => text ?? `There is no text (${why}).`);
    });

  command
    .command("purge")
    .description("Delete files removed more than 30 days ago")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const count = await files.purge(open());
      print({ count }, json, () => `${plural(count, "file")} let go of.`);
    });

  moving(command, context);
  verifying(command, context);
  strays(command, context);
  return command;
}

function moving(command: Command, { open }: Context): void {
  command
    .command("move")
    .description("Copy all files to a folder or a bucket and compare them; run it again to go on")
    .requiredOption("--to <place>", "a folder, or the address of a bucket as in FILES_URL")
    .option("--key-file <path>", "encrypt there with the key in this file instead of FILES_KEY")
    .option("--dry-run", "only say what would be copied")
    .option("--remove", "delete here what is there, byte for byte")
    .option("--json", "print JSON")
    .action(async (options: MoveOptions) => {
      const { config, store } = open();
      const bar = progressBar();
      const moved = await moveAll(store, openStore(thereOf(config, options)), {
        isDryRun: options.dryRun ?? false,
        isRemoved: options.remove ?? false,
        onProgress: ({ names }, all) => bar.show(Math.round((100 * names) / all), "files"),
      });
      bar.end();
      print(moved, options.json ?? false, () => summaryOf(moved, options));
      refuseBroken(moved.damaged, []);
    });
}

/** The settings of the new place; another key is how a key is changed. */
const thereOf = (config: Config, { to, keyFile }: MoveOptions): Config => ({
  ...config,
  FILES_URL: to,
  ...(keyFile && { FILES_KEY: undefined, FILES_KEY_FILE: keyFile }),
});

type MoveOptions = {
  to: string;
  keyFile?: string;
  dryRun?: boolean;
  remove?: boolean;
  json?: boolean;
};

const mib = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

const summaryOf = (it: Moved, { dryRun }: MoveOptions) =>
  [
    `${plural(it.names, "file")}, ${mib(it.bytes)}: ${it.sent} ${dryRun ? "would be copied" : "copied and compared"}, ${it.same} there already, ${it.removed} deleted here.`,
    ...it.damaged.map((name) => `DAMAGED ${name}`),
    ...(dryRun || it.damaged.length > 0
      ? []
      : ["Stop every server, run this once more, and set FILES_URL to the new place."]),
  ].join("\n");

/** Says which, because a job of the night keeps only what it complains about. */
function refuseBroken(damaged: string[], missing: string[]): void {
  const lines = [
    ...damaged.map((name) => `DAMAGED ${name}`),
    ...missing.map((name) => `MISSING ${name}`),
  ];
  if (lines.length > 0)
    throw new Failure("tampered", ["Not all files are whole.", ...lines].join("\n"));
}

function verifying(command: Command, { open }: Context): void {
  command
    .command("verify")
    .description("Read every file to its last byte; exit 1 if one is damaged or missing")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const bar = progressBar();
      const found = await files.verifyFiles(open(), (read, all) =>
        bar.show(Math.round((100 * read) / all), "files"),
      );
      bar.end();
      print(found, json, () =>
        [
          `${plural(found.read, "file")}, ${mib(found.bytes)} read; ${found.damaged.length} damaged, ${found.missing.length} missing, ${found.strays} that no record holds.`,
          ...found.damaged.map((name) => `DAMAGED ${name}`),
          ...found.missing.map((name) => `MISSING ${name}`),
        ].join("\n"),
      );
      refuseBroken(found.damaged, found.missing);
    });
}

function strays(command: Command, { open }: Context): void {
  command
    .command("strays")
    .description("Count stored files that belong to no record; delete them only with --confirm")
    .option(
      "--confirm <count>",
      "how many there are: they move to the trash and are deleted a week later",
      parseCount,
    )
    .option("--json", "print JSON")
    .action(async ({ confirm, json }) => {
      const app = open();
      if (confirm !== undefined) {
        const count = await files.clearConfirmed(app, confirm);
        return print({ count }, json, () => `Put away: ${count}. They are deleted in a week.`);
      }
      const { names, all, doubt } = await files.straysIn(app);
      print({ count: names.length, all, doubt }, json, () =>
        [
          `${names.length} of ${plural(all, "stored file")} without a record.`,
          ...(doubt ? [doubt] : []),
        ].join("\n"),
      );
    });

  command
    .command("claim")
    .description("Say that the stored files belong to this database, after it was put back by hand")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      await files.claim(open());
      const sentence =
        "The stored files belong to this database from now on. Look: coldaisle files strays";
      print({ isClaimed: true }, json, () => sentence);
    });
}

const line = ({ name, type, bytes, expiresOn, text, id }: RecordFile) => [
  name,
  type,
  bytes,
  expiresOn,
  text,
  id,
];

async function placeOf(app: App, said: string): Promise<{ kind: RecordKind; recordId: string }> {
  const [kind = "", id = ""] = said.split(":");
  if (kind === "project" || kind === "deployment" || kind === "job") return { kind, recordId: id };
  if (/^K/i.test(said) || kind === "client") {
    return { kind: "client", recordId: await clients.idOf(app, id || said) };
  }
  return { kind: "candidate", recordId: await candidates.idOf(app, id || said) };
}
