import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { sha256 } from "@/src/files";
import { appendOnlyLines } from "@/src/files/append-only-lines";
import { errorFields } from "@/src/log";
import { erasedName } from "../format/packing";
import { remoteStorageOf } from "./remote-storage";
import { isGenuine, signatureOf, withoutSignatures } from "./signed-lines";
import { signingKeyOf } from "./storage";

/**
 * Copies the list of who was erased to the remote storage. A restore onto an empty machine reads it there, because the
 * backup itself was made before those erasures. Missing lines are appended in one piece with a line that signs the whole
 * list. Called at each erasure and each copy, and each minute until all of it is there.
 */
export async function copyErased(app: App): Promise<void> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return;
  const text = await linesHere(app);
  if (tombstonesIn(text).length === 0) return;
  const list = appendOnlyLines(await remoteStorageOf(app), erasedName);
  const missing = missingIn(await list.text(), text, signingKeyOf(app.config));
  if (missing.length > 0) await list.add(missing);
  copied.set(app.store, await sumOf(app, text));
}

/** The lines that the remote list lacks, and a new signature; a remote list that somebody else has changed is not signed. */
function missingIn(there: string, here: string, key: string): string[] {
  const [theirs, ours] = [withoutSignatures(there), withoutSignatures(here)];
  const known = new Set(theirs);
  const missing = ours.filter((line) => !known.has(line));
  if (missing.length === 0 && isGenuine(there, key)) return [];
  const isTrusted = isGenuine(there, key) || theirs.every((line) => ours.includes(line));
  if (!isTrusted) return missing;
  return [...missing, signatureOf([...theirs, ...missing], key)];
}

/** Hash of the place and the list that this process last copied. */
const copied = new WeakMap<App["store"], string>();

async function sumOf(app: App, text: string): Promise<string> {
  const { baseUrl, bucket, folder } = await settings.valueOf(app, "backups");
  return sha256(Buffer.from([baseUrl, bucket, folder, text].join("\n")));
}

/** Copies the list only where it has changed, for callers that do not wait; after an error the timer tries again. */
export async function copyErasedSoon(app: App): Promise<void> {
  try {
    if (!(await settings.valueOf(app, "backups")).isCopied) return;
    if (copied.get(app.store) !== (await sumOf(app, await linesHere(app)))) await copyErased(app);
  } catch (error) {
    app.log.warn("who was erased could not be told to the remote storage yet", errorFields(error));
  }
}

/** Compares the remote list with the local one, for `coldaisle doctor`. */
export async function erasedElsewhere(app: App): Promise<string> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return "no copies go elsewhere";
  const [here, there] = [
    await linesHere(app),
    await appendOnlyLines(await remoteStorageOf(app), erasedName).text(),
  ];
  const lines = new Set(there.split("\n"));
  const missing = tombstonesIn(here).filter((line) => !lines.has(line)).length;
  if (missing > 0) throw new Error(`not there yet: ${missing}`);
  if (tombstonesIn(there).length > 0 && !isGenuine(there, signingKeyOf(app.config)))
    throw new Error("the list there was changed by somebody else, and a restore will refuse it");
  return `all there: ${tombstonesIn(here).length}`;
}

const linesHere = ({ store }: App) => appendOnlyLines(store.plain, erasedName).text();
const tombstonesIn = (text: string) => text.split("\n").filter((line) => line.includes('"hash"'));
