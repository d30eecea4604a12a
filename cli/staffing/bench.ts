import { Command } from "commander";
import { bench, type Cell } from "@/modules/staffing/bench";
import { expiry, ExpiryQuery, maxPageSize } from "@/modules/staffing/certificate-expiry";
import type { Context } from "../context";
import { print, table } from "../print";

/** One letter for each week: covered, ending, free, two at once. */
const letters: Record<Cell, string> = { covered: "#", ending: ">", free: ".", conflict: "!" };

export function benchCommand({ open }: Context): Command {
  return new Command("bench")
    .description("Show the bench: assignments, roll-offs and upcoming limits")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const board = await bench.board(open());
      print(board, json, () => told(board));
    });
}

type Board = Awaited<ReturnType<typeof bench.board>>;

const told = ({ people, rollOffs, clocks, weeks }: Board): string =>
  [
    `People: ${people.length}. Weeks from ${weeks[0]}: # covered, > ends, . free, ! two at once`,
    table(
      ["PERSON", "UNTIL", "WEEKS"],
      people.map((it) => [
        it.name,
        it.until ?? "open",
        it.cells.map((cell) => letters[cell]).join(""),
      ]),
    ),
    "",
    table(
      ["NUMBER", "PERSON", "CLIENT", "DAYS LEFT", "TO DO"],
      rollOffs.map((it) => [it.number, it.candidateName, it.clientName, it.daysLeft, it.action]),
    ),
    "",
    table(
      ["NUMBER", "PERSON", "LIMIT", "DAYS", "OF", "REACHED ON"],
      clocks.map((it) => [it.number, it.candidateName, it.rule, it.used, it.limit, it.reachedOn]),
    ),
  ].join("\n");

export const expireCommand = ({ open }: Context): Command =>
  new Command("expire")
    .description("List expired and expiring certificates, earliest first")
    .option("--days <n>", "expiring within this many days", "90")
    .option("--certificate <id>", "only this certificate id")
    .option("--unverified", "only unverified ones")
    .option("--limit <n>", "maximum number of results", String(maxPageSize))
    .option("--json", "print JSON")
    .action(async ({ json, unverified, ...filter }) => {
      const query = ExpiryQuery.parse({ ...filter, ...(unverified && { verified: "no" }) });
      const page = await expiry.list(open(), query);
      const rows = page.certificates.map((it) => [
        it.expiresOn,
        it.daysLeft,
        it.name,
        `${it.candidate.number} ${it.candidate.name}`,
        it.deployments.map(({ number, clientName }) => `${number} ${clientName}`).join(", "),
      ]);
      print(page, json, () => table(["ENDS", "DAYS", "CERTIFICATE", "HOLDER", "DEPLOYED"], rows));
    });
