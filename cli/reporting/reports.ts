import { Command, Option } from "commander";
import { boardPacks, isOpen, PackOrder, packTabs } from "@/modules/reporting/board-packs";
import { locales } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { periodNames } from "@/src/calendar";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { refuseFolder, refuseUnwritable } from "../arguments";
import { print } from "../print";
import { actualsCommand } from "./actuals";

export function reportsCommand(context: Context): Command {
  const { open } = context;
  const command = new Command("reports").description(
    "Reports on revenue, performance, market and GDPR",
  );
  command
    .command("export")
    .description("Export reports for a period as a zip with CSV, XLSX and PDF, and print its path")
    .addOption(new Option("--period <name>", "period").choices([...periodNames]).default("quarter"))
    .option("--from <day>", "start date, with --to, e.g. 2026-01-01")
    .option("--to <day>", "the last day")
    .addOption(new Option("--tab <name>", "only this section").choices([...packTabs]))
    .addOption(new Option("--language <code>", "language").choices([...locales]).default("en"))
    .option("-o, --output <file>", "output file; default: its own name in this folder")
    .option("--json", "print JSON")
    .action(async ({ output, json, ...options }) => {
      const asked = orderOf(options);
      const app = open();
      if (output === undefined) refuseFolder(".");
      else refuseUnwritable(output);
      try {
        const path = await exported(app, asked, output);
        print({ path }, json, () => path);
      } finally {
        await app.close();
      }
    });
  return command.addCommand(actualsCommand(context));
}

type Options = { period: string; from?: string; to?: string; tab?: string; language: string };

function orderOf({ period, from, to, tab, language }: Options): PackOrder {
  const read = PackOrder.safeParse({
    choice: from || to ? { from, to } : { period },
    ...(tab && { tabs: [tab] }),
    locale: language,
  });
  if (read.success) return read.data;
  throw new Failure("invalid", "--from and --to go together, both as days such as 2026-01-31.");
}

/** Made here and now, or by the server that runs beside and has begun already. */
async function exported(app: App, order: PackOrder, output?: string): Promise<string> {
  const { id } = await boardPacks.order(app, order);
  await boardPacks.makeWaiting(app);
  while (isOpen((await boardPacks.find(app, id)).state)) {
    await Bun.sleep(500);
    await boardPacks.makeWaiting(app);
  }
  const { state, fileName } = await boardPacks.find(app, id);
  if (state !== "ready")
    throw new Failure("unavailable", "The report could not be made. The log says why.");
  const path = output ?? fileName;
  await boardPacks.save(app, id, path);
  await boardPacks.remove(app, id);
  return path;
}
