import { access, constants, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a file system itself keeps on a disk of its own. */
const notOurs = /^(?:lost\+found|\.snapshots?|\.zfs)$/;

/** Only read, and what an upgrade or a restore has left beside. */
const onlyRead = /^secret\.key$|\.before-/;

/** Files lie on shelves of their own, and what is half written one folder deeper than what it becomes. */
const depth = 2;

/**
 * What in the data folder nobody could write who serves from it, by its name within. The system is asked instead of
 * trying, so that looking changes nothing; it knows of read-only disks too. It lets root write everywhere: root is told
 * what another than the owner of the folder has made there, which is most often root itself, by a command.
 */
export async function unwritableIn(folder: string): Promise<string[]> {
  const { uid } = await stat(folder);
  const isForOther = process.getuid?.() === 0 && uid !== 0;
  const isShut = async (path: string, mode: number) =>
    isForOther
      ? (await stat(path)).uid !== uid
      : access(path, mode).then(
          () => false,
          () => true,
        );
  const found: string[] = [];
  async function look(within: string, left: number): Promise<void> {
    const path = join(folder, within);
    if (await isShut(path, constants.W_OK | constants.X_OK)) return void found.push(within || ".");
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (notOurs.test(entry.name)) continue;
      const name = join(within, entry.name);
      if (entry.isDirectory() && left > 0) await look(name, left - 1);
      else if (entry.isFile() && within === "" && !onlyRead.test(name))
        if (await isShut(join(folder, name), constants.W_OK)) found.push(name);
    }
  }
  await look("", depth);
  return found.toSorted();
}
