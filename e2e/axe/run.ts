import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countsIn } from "../suite/results";

/**
 * The full form of what axe is asked: every state in both widths and both colours, whole, file by file. A file is a
 * process of its own, two beside one another; none is begun when the minutes are over, and the last lines say the sum and
 * where to go on.
 *
 *     bun run axe                        all of it
 *     bun run axe --from 12 --minutes 8  from the twelfth file on, as many as fit
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    beside: { type: "string", default: "2" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});

const folder = join(import.meta.dir, "..");
/** Each look of the scenes notes here how many faults it found, in a file for each piece. */
const notes = mkdtempSync(join(tmpdir(), "coldaisle-axe-"));

/** The scenes of a file in which axe judges; all of them where it does so beside groups of states too. */
type Piece = { file: string; pattern: string };

async function piecesOf(file: string): Promise<Piece[]> {
  const text = await Bun.file(join(folder, file)).text();
  if (text.includes("faultsOf(")) return [{ file, pattern: "" }];
  return text.includes("examiner(") ? [{ file, pattern: "can be used by everyone, " }] : [];
}

const files = [...new Bun.Glob("*.test.ts").scanSync(folder)].toSorted();
const all = (await Promise.all(files.map(piecesOf))).flat();
const pieces = all.map((piece, index) => ({ ...piece, number: index + 1 }));

const began = Date.now();
const end = began + Number(values.minutes) * 60_000;
const wanted = pieces.filter(
  ({ number, file }) => number >= Number(values.from) && file.includes(values.only),
);
type Looks = { looks: number; faults: number; isWell: boolean };
const played: Looks[] = [];
const waiting = [...wanted];

if (values.list) for (const piece of wanted) console.log(nameOf(piece));
else {
  await Promise.all(Array.from({ length: Number(values.beside) }, inTurn));
  const [next] = waiting;
  if (next) console.log(`The minutes are over; go on with --from ${next.number}`);
  const sum = (name: "looks" | "faults") => played.reduce((all, it) => all + it[name], 0);
  console.log(`${sum("looks")} looks, ${sum("faults")} faults, ${minutesSince(began)} min`);
}
process.exitCode = played.every(({ isWell }) => isWell) ? 0 : 1;

async function inTurn(): Promise<void> {
  while (waiting.length > 0 && Date.now() < end) {
    const piece = waiting.shift();
    if (piece) played.push(await play(piece));
  }
}

async function play(piece: (typeof pieces)[number]): Promise<Looks> {
  const { number, file, pattern } = piece;
  const begun = Date.now();
  const COLDAISLE_LOOKS = join(notes, `${number}`);
  await Bun.write(COLDAISLE_LOOKS, "");
  const words = ["test", "--timeout", "1800000", ...(pattern ? ["-t", pattern] : []), `./${file}`];
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: folder,
    env: { ...Bun.env, COLDAISLE_E2E: "full", COLDAISLE_LOOKS },
    stdout: "ignore",
    stderr: "pipe",
  });
  const text = await new Response(child.stderr).text();
  const isWell = (await child.exited) === 0;
  const found = (await Bun.file(COLDAISLE_LOOKS).text()).split("\n").slice(0, -1).map(Number);
  const [looks, faults] = [found.length, found.reduce((sum, it) => sum + it, 0)];
  const { passed, failed } = countsIn(text);
  console.log(
    `${nameOf(piece)}: ${passed} scenes passed, ${failed} failed, ${looks} looks, ${faults} faults, ${minutesSince(begun)} min`,
  );
  if (!isWell) console.log(text);
  return { looks, faults, isWell };
}

function nameOf({ number, file }: (typeof pieces)[number]): string {
  return `${number} of ${pieces.length}: ${file}`;
}

function minutesSince(ms: number): string {
  return ((Date.now() - ms) / 60_000).toFixed(1);
}
