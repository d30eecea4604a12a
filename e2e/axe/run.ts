import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * The full form of what axe is asked: every state in every look, whole, piece by piece. A piece is a process of its own;
 * none is begun when the minutes are over, and the last line says with which number to go on.
 *
 *     bun run axe                        all of it, hours: a piece takes minutes
 *     bun run axe --from 12 --minutes 8  from the twelfth piece on, as many as fit
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});

const folder = join(import.meta.dir, "..");
const looks = [
  "light and 1440 px wide",
  "dark and 390 px wide",
  "dark and 1440 px wide",
  "light and 390 px wide",
] as const;

/** The scenes of a file that are played together; all of them where there is no pattern. */
type Piece = { file: string; pattern: string };

const textOf = (file: string) => Bun.file(join(folder, file)).text();

/** Groups of states are played one by one and look by look, what else a file has as one. */
async function piecesOf(file: string): Promise<Piece[]> {
  const text = await textOf(file);
  if (!/faultsOf|examiner/.test(text)) return [];
  if (!text.includes("examiner(")) return [{ file, pattern: "" }];
  const groups = [...text.matchAll(/^examine\(\s*"([^"]+)"/gm)].map(([, name = ""]) => name);
  const others = [...text.matchAll(/^ {2}\["([^"]+)", "\w+"\],$/gm)].map(([, name = ""]) => name);
  const names = [...groups, ...(text.includes("examine(name,") ? others : [])];
  const states = looks.flatMap((look) =>
    names.map((name) => ({ file, pattern: `^${name} can be used by everyone, ${look}$` })),
  );
  const rest = { file, pattern: `^((?!can be used by everyone, ).)*$` };
  return text.includes("faultsOf(") ? [...states, rest] : states;
}

const files = [...new Bun.Glob("*.test.ts").scanSync(folder)].toSorted();
const all = (await Promise.all(files.map(piecesOf))).flat();
const pieces = all.map((piece, index) => ({ ...piece, number: index + 1 }));

const end = Date.now() + Number(values.minutes) * 60_000;
const wanted = pieces.filter(
  ({ number, file }) => number >= Number(values.from) && file.includes(values.only),
);
let isWell = true;
for (const { number, file, pattern } of wanted) {
  const name = `${number} of ${pieces.length}: ${file} ${pattern}`.trimEnd();
  if (values.list) {
    console.log(name);
    continue;
  }
  if (Date.now() > end) {
    console.log(`The minutes are over; go on with --from ${number}`);
    break;
  }
  isWell = (await play(name, { file, pattern })) && isWell;
}
process.exitCode = isWell ? 0 : 1;

async function play(name: string, { file, pattern }: Piece): Promise<boolean> {
  const began = Date.now();
  const words = ["test", "--timeout", "1800000", ...(pattern ? ["-t", pattern] : []), `./${file}`];
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: folder,
    env: { ...Bun.env, COLDAISLE_E2E: "full" },
    stdout: "ignore",
    stderr: "pipe",
  });
  const text = await new Response(child.stderr).text();
  const code = await child.exited;
  const count = (word: string) => new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(text)?.[1] ?? "0";
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${name}: ${count("pass")} passed, ${count("fail")} failed, ${seconds} s`);
  if (code !== 0) console.log(text);
  return code === 0;
}
