import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { sha256 } from "@/src/files";
import { linesIn } from "@/src/files/lines";
import { linesBrought } from "@/src/files/moving";
import { traceOf } from "@/src/log";
import { erasedName } from "../format/packing";
import { elsewhereOf } from "./elsewhere";

/**
 * Brings the list of who was erased to the storage of the copies, which a restore onto an empty machine reads: the backup
 * that is restored there was made before. Done at each erasure and with each copy, and each minute until all of it is there.
 */
export async function copyErased(app: App): Promise<void> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return;
  const text = await linesHere(app);
  if (stonesIn(text).length === 0) return;
  await linesBrought(app.store.plain, await elsewhereOf(app), erasedName);
  told.set(app.store, await sumOf(app, text));
}

/** What this process has brought, by where to and what it says. */
const told = new WeakMap<App["store"], string>();

async function sumOf(app: App, text: string): Promise<string> {
  const { baseUrl, bucket, folder } = await settings.valueOf(app, "backups");
  return sha256(Buffer.from([baseUrl, bucket, folder, text].join("\n")));
}

/** The same beside what is being done, where there is news; where it fails, the next look tries again. */
export async function copyErasedSoon(app: App): Promise<void> {
  try {
    if (!(await settings.valueOf(app, "backups")).isCopied) return;
    if (told.get(app.store) !== (await sumOf(app, await linesHere(app)))) await copyErased(app);
  } catch (error) {
    app.log.warn("who was erased could not be told to the remote storage yet", traceOf(error));
  }
}

/** What the doctor says of it, by what lies there. */
export async function erasedElsewhere(app: App): Promise<string> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return "no copies go elsewhere";
  const [here, there] = [
    await linesHere(app),
    await linesIn(await elsewhereOf(app), erasedName).text(),
  ];
  const lines = new Set(there.split("\n"));
  const missing = stonesIn(here).filter((line) => !lines.has(line)).length;
  if (missing > 0) throw new Error(`not there yet: ${missing}`);
  return `all there: ${stonesIn(here).length}`;
}

const linesHere = ({ store }: App) => linesIn(store.plain, erasedName).text();
const stonesIn = (text: string) => text.split("\n").filter((line) => line.includes('"hash"'));
