import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const deploy = join(import.meta.dir, "../../deploy");
export const read = (path: string) => Bun.file(join(deploy, path)).text();
export const folder = () => mkdtempSync(join(tmpdir(), "coldaisle-deploy-"));

/** A program of the machine, or null and a line that says so. */
export function program(name: string): string | null {
  const found = Bun.which(name, { PATH: `${Bun.env.PATH}:/usr/sbin` });
  if (!found) console.warn(`SKIPPED: no ${name} here, so nothing was tried through it.`);
  return found;
}
