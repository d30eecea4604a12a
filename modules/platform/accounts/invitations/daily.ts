import { lt } from "drizzle-orm";
import { knownDevices, signIns, signInsKeptDays } from "..";
import type { App } from "@/src/app";
import { linkKeptMs } from "./rules";
import { accessLinks as links } from "./schema";

/** What is done about accounts once a day. */
export const accessTasks = [
  {
    name: "access.forget",
    does: `Deletes sign-in entries after ${signInsKeptDays} days, and links a month after they expire`,
    run: forget,
  },
];

async function forget(app: App): Promise<number> {
  const over = new Date(app.now().getTime() - linkKeptMs).toISOString();
  await app.write([app.db.delete(links).where(lt(links.endsAt, over))]);
  await knownDevices.forgetOld(app);
  return signIns.forgetOld(app);
}
