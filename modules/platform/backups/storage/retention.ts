import { rm } from "node:fs/promises";
import { daysEarlier } from "@/src/calendar";
import { namesToKeep } from "../plan/rules";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { backupsChanged } from "../events";
import { find, list } from "../listing";
import type { Backup } from "../model";
import { pathOf } from "./storage";
import { backupAudit } from "../runs";
import { removeRemoteCopy } from "./sending";

/** Lets go of those that the plan does not keep; answers how many. */
export async function applyRetention(app: App): Promise<number> {
  const plan = await settings.valueOf(app, "backups");
  const all = await list(app);
  const whole = all.filter(({ damage }) => !damage);
  const staying = namesToKeep(whole, plan, app.now());
  // What is damaged takes no place from what is whole; it lies there to be looked at until its time is over.
  const oldest = daysEarlier(app.now(), plan.mostDays);
  const gone = all.filter((it) => (it.damage ? it.createdAt < oldest : !staying.has(it.name)));
  await removed(app, gone, "ended");
  return gone.length;
}

/** Removes one for good, and its copy elsewhere. */
export async function remove(app: App, name: string): Promise<void> {
  await removed(app, [await find(app, name)], "removed");
}

async function removed(app: App, those: readonly Backup[], verb: string): Promise<void> {
  if (those.length === 0) return;
  for (const { name, copiedAt } of those) {
    if (copiedAt && verb === "removed") await removeRemoteCopy(app, name);
    await rm(pathOf(app.config, name), { force: true });
  }
  await app.write(
    those.map(({ name }) => backupAudit(app, { action: `backup.${verb}`, name })),
    backupsChanged(),
  );
}
