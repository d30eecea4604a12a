import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backedUp, doubted, erased, type Ledger, promised, row } from "./ledger";
import { command, type Ended } from "../server";
import { another, sheet } from "./writes";

/** A command line, and what its exit with 0 promises. */
type Typed = { words: string[]; kept?(ledger: Ledger, ended: Ended): void };

const add = (): Typed => {
  const { name, email } = another();
  const person = ["--first-name", "Ida", "--last-name", name, "--email", email];
  return {
    words: ["candidates", "add", ...person, "--origin", "applied", "--json"],
    kept(ledger, { out }) {
      const id = String(JSON.parse(out).id);
      promised(ledger, row("candidates", id));
      leavers.push({ id, name });
    },
  };
};

const leavers: { id: string; name: string }[] = [];

/** Whoever was taken up at the terminal before is erased there. */
function erase(ledger: Ledger): Typed {
  const leaver = leavers.shift();
  if (!leaver) return list();
  doubted(ledger, leaver.id);
  const words = ["gdpr", "erase", "candidate", leaver.id, "--reason", "Asked"];
  return {
    words: [...words, "--confirm", `Ida ${leaver.name}`, "--json"],
    // While another process erases it is only confirmed, and gone soon after.
    kept(it, { out }) {
      if (JSON.parse(out).status === "erased") erased(it, row("candidates", leaver.id));
    },
  };
}

const list = (): Typed => ({ words: ["candidates", "list", "--limit", "5"] });
const exported = (): Typed => ({ words: ["export", "candidates"] });
const backup = (): Typed => ({ words: ["backup", "create"], kept: backedUp });
const purge = (): Typed => ({ words: ["schedules", "run", "purge"] });

const imported = (): Typed => {
  const { csv, people } = sheet();
  const path = join(folder(), `people-${another().n}.csv`);
  writeFileSync(path, csv);
  return {
    words: ["import", "candidates", path, "--origin", "Fair in Ghent", "--informed", "--json"],
    kept: (ledger) => promised(ledger, ...people),
  };
};

let own: string | undefined;
function folder(): string {
  if (own) return own;
  const made = mkdtempSync(join(tmpdir(), "coldaisle-sheets-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return (own = made);
}

const lines = [list, add, list, exported, erase, imported, list, add, backup, list, erase, purge];
let turn = 0;

/** The next command of all kinds in turn; its promise counts only when it ends with 0. */
export function next(folder: string, ledger: Ledger) {
  turn += 1;
  const { words, kept } = (lines[turn % lines.length] ?? list)(ledger);
  const { ended, kill } = command(folder, words);
  const noted = ended.then((it) => {
    if (it.code === 0) kept?.(ledger, it);
    return { words, ...it };
  });
  return { noted, kill };
}

/** What was taken up in another folder is nobody there. */
export const forgetLeavers = () => void leavers.splice(0);
