import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { files, type RecordFile } from "@/modules/records/files";
import type { RecordKind } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Context } from "../context";
import { print, table } from "../print";

export function filesCommand({ open }: Context): Command {
  const command = new Command("files").description("List, read and purge files of records");

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
      print({ count }, json, () => `${count} files were let go of.`);
    });

  return command;
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
