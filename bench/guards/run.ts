import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Guard, guards, timesIn } from ".";

// Switches one guard after the other off in a copy of the tree, and sees whether its test notices.
const root = join(import.meta.dir, "../..");
const [wanted = ""] = Bun.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), "coldaisle-guards-"));
let unproven = 0;
try {
  fill(copy);
  const chosen = guards.filter(({ name }) => name.includes(wanted));
  for (const guard of chosen) {
    const said = await proof(guard);
    if (said !== "red") unproven += 1;
    console.log(`| ${guard.name} | ${guard.file} | [${guard.title}](../${guard.test}) | ${said} |`);
  }
  console.log(`figure: ${chosen.length - unproven} of ${chosen.length} guards proven red`);
} finally {
  rmSync(copy, { recursive: true });
}
process.exitCode = unproven === 0 ? 0 : 1;

/** What is under version control or about to be, and what the build has generated. */
function fill(folder: string): void {
  const listed = Bun.spawnSync(["git", "ls-files", "-co", "--exclude-standard"], { cwd: root });
  const files = listed.stdout.toString().split("\n").filter(Boolean);
  for (const file of [...files, "web/generated"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

/** Green before, red with the guard switched off; anything else proves nothing. */
async function proof({ file, find, put, test, title }: Guard): Promise<string> {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (timesIn(text, find) !== 1) return "NOT FOUND: it stands elsewhere by now";
  if ((await outcome(test, title)) !== "green") return "RED BEFORE";
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
  const after = await outcome(test, title);
  writeFileSync(path, text);
  return after === "green" ? "STILL GREEN" : after;
}

async function outcome(test: string, title: string): Promise<"green" | "red" | "BROKEN"> {
  const words = [process.execPath, "test", `./${test}`, "--timeout", "60000", "-t", exactly(title)];
  const process_ = Bun.spawn(words, { cwd: copy, stdout: "ignore", stderr: "pipe" });
  const said = await new Response(process_.stderr).text();
  const isWell = (await process_.exited) === 0;
  if (isWell && /^\s*[1-9]\d* pass$/m.test(said)) return "green";
  // A file that cannot be read any more has tried nothing.
  return /^\(fail\)/m.test(said) && !/^\s*[1-9]\d* errors?$/m.test(said) ? "red" : "BROKEN";
}

function exactly(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
