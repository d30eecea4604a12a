import { cpSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { binary, eventually, type Product, run, tempFolder } from "../product";

const patienceMs = 60_000;

/**
 * The demo as it is once its first run is over. It is furnished once for a build of the product and copied
 * for each file of scenes, which begin to play at once.
 */
export async function demo(settings: Record<string, string> = {}): Promise<Product> {
  const folder = tempFolder();
  cpSync(await furnished(), folder, { recursive: true });
  return run([binary, "demo", "--keep", folder], settings, folder);
}

/** Of the processes that come at once, one furnishes it and the others wait. */
async function furnished(): Promise<string> {
  const whole = `${binary}-demo-${Math.round(statSync(binary).mtimeMs)}`;
  const draft = `${whole}.draft`;
  if (await isWhole(whole)) return whole;
  if (isFirst(draft)) {
    await furnish(join(draft, "data"));
    renameSync(join(draft, "data"), whole);
    return whole;
  }
  if (await eventually(() => isWhole(whole), Boolean, patienceMs)) return whole;
  // Whoever began was stopped in between.
  rmSync(draft, { recursive: true, force: true });
  return furnished();
}

const isWhole = (folder: string) => Bun.file(join(folder, "demo.txt")).exists();

function isFirst(draft: string): boolean {
  try {
    mkdirSync(draft);
    return true;
  } catch {
    return false;
  }
}

async function furnish(folder: string): Promise<void> {
  for (const old of new Glob("coldaisle-demo-*/").scanSync({
    cwd: dirname(binary),
    onlyFiles: false,
  })) {
    if (!folder.includes(old)) rmSync(join(dirname(binary), old), { recursive: true, force: true });
  }
  const product = await run([binary, "demo", "--keep", folder], {}, tempFolder());
  const isThere = await eventually(() => isWhole(folder), Boolean, patienceMs);
  await product.stop();
  if (!isThere) throw new Error(`The demo was not furnished.\n${product.printed()}`);
}
