import type { Command } from "commander";
import { gdpr, type PurgePreview } from "@/modules/privacy/gdpr";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { many, print, table } from "../print";

export function purging(command: Command, open: Context["open"]): void {
  command
    .command("purge")
    .description("Delete records past retention (dry run unless --confirm)")
    .option("--dry-run", "only list the records")
    .option("--confirm <count>", "number of records from the dry run; deletes them now")
    .option("--today <day>", "today's date, where the machine's clock is doubted")
    .option("--json", "print JSON")
    .action(async ({ dryRun, confirm, today, json }) => {
      const app = open();
      if (dryRun) {
        const preview = await gdpr.lookAhead(app);
        return print(preview, json, () => foreseen(preview));
      }
      if (confirm !== undefined)
        await gdpr.purgeNow(app, { count: Number(confirm), awaited: Infinity, today });
      else refuseHalted(await gdpr.purgeDue(app));
      const { runs } = await gdpr.purgeState(app);
      const rows = runs.slice(0, 1).map((it) => [it.at, it.outcome, it.due, it.erased]);
      print(runs[0] ?? null, json, () => table(["AT", "OUTCOME", "DUE", "ERASED"], rows));
    });

  command
    .command("tombstones")
    .description("Repeat earlier deletions after restoring an old backup")
    .argument("<action>", "apply")
    .action(async () => {
      const app = open();
      console.log(`${await gdpr.applyTombstones(app)} erased again`);
    });
}

function refuseHalted(outcome: string): void {
  const sentences = new Map([
    ["off", "Nothing is purged before an administrator has confirmed it."],
    ["clock", "The clock jumped, or nobody looked for two days. Look at --dry-run and confirm."],
    ["size", "It would be unusually many people. Look at --dry-run and confirm."],
  ]);
  const sentence = sentences.get(outcome);
  if (sentence) throw new Failure("conflict", sentence);
}

const foreseen = ({ today, people, due, dueTotal, kept, keptTotal, isUnusual }: PurgePreview) =>
  [
    `${today}: ${dueTotal} of ${many(people, "person", "people")}${isUnusual ? ", which is unusually many" : ""}`,
    table(
      ["NUMBER", "NAME", "UNTIL"],
      due.map((it) => [it.number, it.name, it.until]),
    ),
    `${keptTotal} stay although their time is over`,
    table(
      ["NUMBER", "NAME", "WHY"],
      kept.map((it) => [it.number, it.name, it.why]),
    ),
  ].join("\n");
