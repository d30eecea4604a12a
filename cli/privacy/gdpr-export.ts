import { Argument, type Command } from "commander";
import { type DataExport, gdpr, SubjectRef } from "@/modules/privacy/gdpr";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { printLine } from "../output";
import { print } from "../print";
import { refuseFolder, refuseUnwritable, save } from "../arguments";

/** A command about somebody, named by what they are and by an id, an address or a number. */
export const aboutPerson = (command: Command, name: string, does: string): Command =>
  command
    .command(name)
    .description(
      `${does}: candidate, user or client (a person at a client), then an id, an email address or a number such as C-0042 or K-0007`,
    )
    .addArgument(new Argument("<type>").choices(SubjectRef.shape.entityType.options))
    .argument("<id>");

export function exporting(command: Command, open: Context["open"]): void {
  aboutPerson(command, "export", "Export all personal data of someone")
    .option("--zip", "create a zip with a readable page and files instead, and print its path")
    .option(
      "--output <path>",
      "where it goes; else JSON is printed, and a zip goes into this folder",
    )
    .option("--json", "print JSON; of a zip, where it is")
    .action(async (entityType: string, entityId: string, { zip, output, json }) => {
      const [app, ref] = [open(), SubjectRef.parse({ entityType, entityId })];
      if (output !== undefined) refuseUnwritable(output);
      else if (zip) refuseFolder(".");
      if (zip) {
        const path = await packed(app, ref, output);
        print({ path }, json, () => path);
      } else await gdpr.exportData(app, ref, (made) => given(made, output));
    });
}

async function given(made: DataExport, path?: string): Promise<void> {
  const text = JSON.stringify(made, null, 2);
  if (path === undefined) printLine(text);
  else await save(path, `${text}\n`);
}

const lookEveryMs = 200;

/** Made here and now, or by the server that runs beside and has begun already. */
async function packed(app: App, ref: SubjectRef, output?: string): Promise<string> {
  const { id, fileName } = await gdpr.order(app, ref);
  const stateNow = async () => (await gdpr.findExport(app, id)).state;
  await gdpr.packWaiting(app);
  while (["waiting", "making"].includes(await stateNow())) {
    await Bun.sleep(lookEveryMs);
    await gdpr.packWaiting(app);
  }
  if ((await stateNow()) === "failed")
    throw new Failure("unavailable", "The export could not be made. The log says why.");
  const path = output ?? fileName;
  await gdpr.save(app, id, path);
  return path;
}
