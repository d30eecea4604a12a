import { Argument, type Command } from "commander";
import { gdpr, type PurgePreview } from "@/modules/privacy/gdpr";
import type { Context } from "../context";
import { plural, print, table } from "../print";
import { parseCount } from "../arguments";

export function purging(command: Command, open: Context["open"]): void {
  command
    .command("purge")
    .description("Delete records past retention (dry run unless --confirm)")
    .option("--dry-run", "only list the records, whatever else is said")
    .option("--confirm <count>", "number of records from the dry run; deletes them now", parseCount)
    .option("--today <day>", "today's date, where the machine's clock is doubted")
    .option("--json", "print JSON")
    .action(async ({ dryRun, confirm, today, json }) => {
      const app = open();
      if (dryRun || confirm === undefined) {
        const preview = await gdpr.lookAhead(app);
        return print(preview, json, () => foreseen(preview));
      }
      const { runs } = await gdpr.purgeNow(app, { count: confirm, awaited: Infinity, today });
      const rows = runs.slice(0, 1).map((it) => [it.at, it.outcome, it.due, it.erased]);
      print(runs[0] ?? null, json, () => table(["AT", "OUTCOME", "DUE", "ERASED"], rows));
    });

  command
    .command("tombstones")
    .description("Repeat earlier deletions after restoring an old backup")
    .addArgument(new Argument("<action>", "what to do").choices(["apply"]))
    .option("--json", "print JSON")
    .action(async (_action, { json }) => {
      const erased = await gdpr.applyTombstones(open());
      print({ erased }, json, () => `${erased} erased again`);
    });
}

const foreseen = ({ today, people, due, dueTotal, kept, keptTotal, isUnusual }: PurgePreview) =>
  [
    `${today}: ${dueTotal} of ${plural(people, "person", "people")}${isUnusual ? ", which is unusually many" : ""}`,
    table(
      ["NUMBER", "NAME", "UNTIL"],
      due.map((it) => [it.number, it.name, it.until]),
    ),
    `${keptTotal} stay although their time is over`,
    table(
      ["NUMBER", "NAME", "WHY"],
      kept.map((it) => [it.number, it.name, it.why]),
    ),
    "Nothing was deleted." +
      (dueTotal > 0 ? ` To delete them now: coldaisle gdpr purge --confirm ${dueTotal}` : ""),
  ].join("\n");
