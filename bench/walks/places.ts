import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dir, "../..");
const backups = "modules/platform/backups";

/**
 * What a reader opens to follow `coldaisle backup create` from the command to the written pack, in the order of the run, and
 * by what the place before leads there. What only names or measures (a path, the name of a backup) is read where it is used.
 */
const places: [file: string, leadsOnBy: string[]][] = [
  ["cli/platform/backup.ts", ["backups.createThrough("]],
  [`${backups}/creating.ts`, ["begin(app, ", "refuseNoRoom(", "doBeside("]],
  [`${backups}/runs.ts`, ["await work("]],
  [`${backups}/storage/storage.ts`, []],
  [`${backups}/working.ts`, ["backup-worker.ts"]],
  [`${backups}/backup-worker.ts`, ["pack(task.making"]],
  [
    `${backups}/format/packing.ts`,
    ["copyDatabase(", "sealing(", "openPack(", "tarHead(", "trailerOf("],
  ],
  ["src/engines/copying.ts", []],
  [`${backups}/format/ciphers.ts`, []],
  [`${backups}/format/pieces.ts`, []],
  [`${backups}/format/tar.ts`, []],
  [`${backups}/format/manifest.ts`, []],
];

/** So many places; refused where the code has gone another way than is written here. */
export function placesOfABackup(): number {
  for (const [file, leads] of places) {
    const text = readFileSync(join(root, file), "utf8");
    const astray = leads.find((lead) => !text.includes(lead));
    if (astray) throw new Error(`${file} does not lead on by ${astray} any more.`);
  }
  const ways = places.reduce((sum, [, leads]) => sum + leads.length, 0);
  // Nobody leads to the command; and runs.ts leads back to what was open already.
  if (ways !== places.length) throw new Error("Not every place is led to.");
  return places.length;
}
