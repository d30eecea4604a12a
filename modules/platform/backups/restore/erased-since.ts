import { backupKey, type Config } from "@/src/config";
import { hasDatabase } from "@/src/engines/beginning/lost-database";
import type { FileStorage } from "@/src/files/storage";
import { appendOnlyLines } from "@/src/files/append-only-lines";
import { openStore } from "@/src/files/store";
import type { Signing } from "../format/manifest";
import { erasedName } from "../format/packing";
import { erasedIn } from "../format/unpacking";
import { bucketAt, copyHere } from "../storage/fetching";
import { signedLines } from "../storage/signed-lines";
import { remoteNames } from "../storage/remote-pieces";
import { namesIn, pathOf } from "../storage/storage";

export type ErasedSince = {
  /** The lines of every list that was found. */
  text: string;
  /** Why somebody who was erased since may be back; null where a list says who they are. */
  trouble: string | null;
};

type Asked = { name: string; from: string | undefined; signing: Signing };

/**
 * Who was erased by the word of every list there is: the one of this machine, the one in the remote storage, which is told
 * at each erasure and has to bear our signature, and those in newer backups, because the one that is restored knows only of those before it.
 */
export async function erasedSince(
  config: Config,
  { name, from, signing }: Asked,
): Promise<ErasedSince> {
  const elsewhere = from ? bucketAt(config, from) : null;
  const own = await appendOnlyLines(openStore(config).plain, erasedName).text();
  const list = elsewhere && (await textOf(() => appendOnlyLines(elsewhere, erasedName).text()));
  const there = list && signedLines(list, signing);
  const newest = elsewhere && (await textOf(() => newestFetched(config, elsewhere, name)));
  const newer = (await namesIn(config)).filter((it) => it > name);
  const lists = await Promise.all(
    newer.map((it) =>
      textOf(async () =>
        erasedIn({ path: pathOf(config, it), signing, passphrase: backupKey(config) }),
      ),
    ),
  );
  const texts = [own, there, ...lists].flatMap((text) => text || []);
  const lines = new Set(texts.flatMap((text) => text.split("\n")).filter(Boolean));
  const isUnread = there === null || newest === null || lists.includes(null);
  // Where there is an installation already, its own list is the one, and none means that nobody was.
  const isHere = !from && hasDatabase(config);
  const isSure = isHere || own !== "" || Boolean(there) || (!isUnread && newer.length > 0);
  return { text: [...lines].join("\n"), trouble: isSure ? null : unknown };
}

const unknown =
  "WARNING: no list of who was erased since this backup was found, neither here, nor in the remote storage, nor in a newer backup. Whoever was is back. If you have an erased.jsonl, put it into DATA_DIR and run: coldaisle gdpr tombstones apply";

/** Null where it could not be read. */
const textOf = (read: () => Promise<string>): Promise<string | null> => read().catch(() => null);

/** Fetches the newest backup from the remote storage: its list names everybody whom the older ones name. */
async function newestFetched(
  config: Config,
  elsewhere: FileStorage,
  name: string,
): Promise<string> {
  const newest = (await remoteNames(elsewhere)).at(-1);
  if (!newest || newest <= name) return "";
  if (!(await Bun.file(pathOf(config, newest)).exists())) await copyHere(config, elsewhere, newest);
  return newest;
}
