import { join } from "node:path";
import { holes } from "./holes-page";

// Runs every test that docs/known-holes.md names, and says of how many holes all tests are green.
const root = join(import.meta.dir, "../..");
const rows = await holes();
const green = new Map<string, boolean>();
for (const { title, file } of rows.flatMap(({ tests }) => tests)) {
  const key = `${file} ${title}`;
  if (!green.has(key)) green.set(key, await isGreen(file, title));
  if (!green.get(key)) console.log(`not green: ${title} (${file})`);
}
const held = rows.filter(({ tests }) =>
  tests.every(({ title, file }) => green.get(`${file} ${title}`)),
);
console.log(`figure: ${held.length} of ${rows.length} known holes are tried and closed`);
process.exit(held.length === rows.length ? 0 : 1);

async function isGreen(file: string, title: string): Promise<boolean> {
  const isBrowser = file.startsWith("e2e/");
  const exactly = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const path = isBrowser ? file.slice(4) : `./${file}`;
  const words = [process.execPath, "test", path, "--timeout", "120000", "-t", exactly];
  const cwd = isBrowser ? join(root, "e2e") : root;
  const child = Bun.spawn(words, { cwd, stdout: "ignore", stderr: "pipe" });
  const said = await new Response(child.stderr).text();
  return (await child.exited) === 0 && /^\s*[1-9]\d* pass$/m.test(said);
}
