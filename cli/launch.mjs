// Runs on a machine that has only Node, or only Bun: everything else it installs itself.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const pinned = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.bun;
const bun = join(root, "node_modules", ".bin", "bun");
const seal = join(root, "node_modules", ".installed");
const lock = createHash("sha256")
  .update(readFileSync(join(root, "bun.lock")))
  .digest("hex");

const commands = {
  start: [
    ["web/build/build.ts", "--if-stale"],
    ["cli/main.ts", "demo"],
  ],
  test: [["e2e/suite/suite.ts"]],
};

/** What goes on beside one another until it is stopped. */
const dev = [
  ["web/build/build.ts", "--watch"],
  ["--watch", "cli/main.ts", "demo"],
];

install();
const [name, ...rest] = process.argv.slice(2);
// Every other script of package.json: with the Bun of this folder, because there may be none on this machine.
if (name === "bun") run(bun, rest);
else if (name === "dev")
  for (const words of dev) spawn(bun, words, { cwd: root, stdio: "inherit" });
else steps(commands[name] ?? []);

function steps(all) {
  all.forEach((step, n) => run(bun, n === all.length - 1 ? [...step, ...rest] : step));
}

/** The locked packages, Bun itself among them; nothing is asked for when they are there already. */
function install() {
  if (existsSync(bun) && existsSync(seal) && readFileSync(seal, "utf8") === lock) return;
  const frozen = ["install", "--frozen-lockfile"];
  if (process.versions.bun) run(process.execPath, frozen);
  else run("npx", ["--yes", `bun@${pinned}`, ...frozen]);
  writeFileSync(seal, lock);
}

function run(command, words) {
  const { status, signal, error } = spawnSync(command, words, { cwd: root, stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal === "SIGINT" || signal === "SIGTERM" ? 0 : (status ?? 1));
}
