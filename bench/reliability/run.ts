import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Figure, pageOf, type Result, type Results } from "./figure";
import { figures } from "./figures";

// Runs the commands of the figures that are named, or of all, and writes down what they printed.
const root = join(import.meta.dir, "../..");
const store = join(root, "docs/reliability.json");
const page = join(root, "docs/reliability.md");
const wanted = Bun.argv.slice(2).map(Number);
const chosen = figures.filter(({ n }) => wanted.length === 0 || wanted.includes(n));

for (const command of new Set(chosen.map((figure) => figure.command))) {
  const { lines, isWell } = await run(command);
  const results = await known();
  for (const figure of chosen.filter((it) => it.command === command))
    results[figure.n] = resultOf(figure, lines, isWell);
  await Bun.write(store, `${JSON.stringify(results, null, 2)}\n`);
  const preface = await Bun.file(join(import.meta.dir, "preface.md")).text();
  await Bun.write(page, pageOf(preface, figures, results));
}

async function known(): Promise<Results> {
  const file = Bun.file(store);
  return (await file.exists()) ? await file.json() : {};
}

/** What it prints is shown as it comes, because some take long. */
async function run(command: string): Promise<{ lines: string[]; isWell: boolean }> {
  console.log(`\n$ ${command}`);
  // The commands say `bun`, which may be nowhere on this machine but here.
  const env = { ...Bun.env, PATH: `${join(root, "node_modules/.bin")}:${Bun.env.PATH}` };
  const child = Bun.spawn(["sh", "-c", `${command} 2>&1`], { cwd: root, env, stdout: "pipe" });
  let text = "";
  for await (const part of child.stdout) {
    process.stdout.write(part);
    text += new TextDecoder().decode(part);
  }
  return { lines: text.split("\n"), isWell: (await child.exited) === 0 };
}

function resultOf({ says }: Figure, lines: string[], isWell: boolean): Result {
  const said = lines.filter((line) => !line.startsWith("(pass)"));
  const told = says ? said.filter((line) => says.test(line)) : [];
  const passed = lines.flatMap((line) => /^\s*(\d+) pass$/.exec(line)?.[1] ?? []).at(-1);
  const counted = passed ? [`${passed} tests passed`] : [];
  const value = [...told.map(tidy), ...counted].join("; ") || "no answer";
  const rows = lines.filter((line) => line.startsWith("| "));
  const load = Math.round(loadavg()[0] ?? 0);
  return {
    value,
    isMet: isWell && !told.some((line) => line.includes("MISSED")),
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
    load,
    ...(rows.length > 0 && { rows }),
  };
}

function tidy(line: string): string {
  return line
    .replace(/^figure: /, "")
    .replaceAll(/https?:\/\/\S+/g, "an address outside")
    .trim()
    .replaceAll(/\s{2,}/g, " ");
}
