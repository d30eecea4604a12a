import type { Command } from "commander";
import { backups, type Restored } from "@/modules/platform/backups";
import { holders } from "@/modules/holders";
import type { Context } from "../context";
import { print, progressBar } from "../print";

/** The way back is by command only: whoever restores has stopped the server and sits at the machine. */
export function restoring(command: Command, { open, config }: Context): void {
  command
    .command("restore")
    .description("Put a backup in the place of what is there; the server has to be stopped")
    .argument("<backup>", "a name of the list, latest, or the path of a file")
    .option("--drill", "try it without touching anything, and say how long it takes")
    .option("--unsigned", "take the word of a backup that this installation's key has not signed")
    .option("--json", "answer as JSON")
    .action(async (backup, { drill: isDrill, unsigned: isUnsigned, json }) => {
      const bar = progressBar();
      const told = (_: string, share: number) => bar.show(Math.round(share * 100), "reading");
      const restored = isDrill
        ? await backups.drill(open(), holders, backup)
        : await backups.restore(config(), holders, { backup, isUnsigned, told });
      bar.end();
      print(restored, json, () => said(restored));
    });
}

const said = (it: Restored) =>
  [
    `${it.isDrill ? "Tried" : "Restored"} ${it.name}, made ${it.createdAt}, in ${(it.ms / 1000).toFixed(1)} s.`,
    `${it.rows} rows in ${it.tables} tables and ${it.files} files: all as its manifest says.`,
    `${it.erasedAgain} people who were erased since were erased again; ${it.calmed.sessions} sessions ended.`,
    ...(it.calmed.letters + it.calmed.campaigns > 0
      ? [
          `${it.calmed.letters} letters wait for your word, and ${it.calmed.campaigns} campaigns pause, because they may have gone out since.`,
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
