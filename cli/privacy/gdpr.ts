import { Command } from "commander";
import { activities, ActivityQuery } from "@/modules/records/privacy-log";
import {
  DeletionRequest,
  type Erasure,
  type ErasurePreview,
  gdpr,
  NewHold,
  SubjectRef,
} from "@/modules/privacy/gdpr";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { aboutPerson, exporting } from "./gdpr-export";
import { purging } from "./gdpr-purge";
import { plural, print, table } from "../print";
import { processing, RegisterExport } from "@/modules/privacy/processing-register";
import { printLine } from "../output";

function registering(command: Command, open: Context["open"]): void {
  command
    .command("register")
    .description("Print the record of processing activities (GDPR, Article 30)")
    .option("--format <format>", "md, csv or json", "md")
    .option("--language <code>", "en, nl or de", "en")
    .option("--json", "the same as --format json")
    .action(async ({ json, ...options }) => {
      const app = open();
      const asked = RegisterExport.parse({ ...options, ...(json && { format: "json" }) });
      printLine(String((await processing.exported(app, asked)).content));
    });
}

export function gdprCommand({ open }: Context): Command {
  const command = new Command("gdpr").description(
    "Export, delete, hold and purge personal data, and show the GDPR log",
  );
  exporting(command, open);
  erasing(command, open);
  holding(command, open);
  purging(command, open);
  registering(command, open);
  reading(command, open);
  return command;
}

type Open = Context["open"];
function erasing(command: Command, open: Open): void {
  aboutPerson(command, "erase", "Request deletion of someone's data, or delete it")
    .requiredOption("--reason <text>", "why")
    .option("--confirm <name>", "delete now; exact name of the person")
    .option("--dry-run", "only show what would be deleted")
    .option("--json", "print JSON")
    .action(async (entityType: string, entityId: string, { reason, confirm, dryRun, json }) => {
      const app = open();
      const ref = { entityType, entityId };
      if (dryRun) {
        const standing = await gdpr.standingOf(app, SubjectRef.parse(ref));
        const whose = { type: standing.entityType, id: standing.entityId };
        const mentions = await gdpr.mentionsOf(app, whose);
        const text = () => `${keptTable(standing.kept)}\n\n${mentionTable(mentions)}`;
        return print({ ...standing, mentions }, json, text);
      }
      const { erasure } = await gdpr.request(app, DeletionRequest.parse({ ...ref, reason }));
      const done = confirm ? await confirmed(open, erasure, confirm) : erasure;
      print(done, json, () => told(done));
    });
}

async function confirmed(open: Open, { id, identity }: Erasure, name: string): Promise<Erasure> {
  const app = open();
  // Whoever has a terminal on this machine answers for it themselves.
  if (!identity) await gdpr.identify(app, id, "not-needed");
  const done = await gdpr.confirm(app, { id, name, now: true });
  return ended(app, done);
}

const lookEveryMs = 200;

/** Another process that serves may hold the lease and erase in this one's place: its end is waited for. */
async function ended(app: App, erasure: Erasure, until = Date.now() + 60_000): Promise<Erasure> {
  if (erasure.status !== "confirmed" && erasure.status !== "erasing") return erasure;
  if (Date.now() > until) {
    throw new Failure(
      "busy",
      "Another process is erasing just now. It ends the request by itself.",
    );
  }
  await Bun.sleep(lookEveryMs);
  return ended(app, await gdpr.find(app, erasure.id), until);
}

/** How many rows a module keeps of somebody, and of what. */
type KeptRows = { holder: string; part: string; rows: number };

const keptTable = (kept: KeptRows[]) =>
  table(
    ["KEPT BY", "WHAT", "ROWS"],
    kept.map((it) => [it.holder, it.part, it.rows]),
  );

const mentionTable = ({ count, first }: ErasurePreview["mentions"]): string => {
  if (count === 0) return "mentions    0 in other records";
  const rows = first.map(({ holder, field, label, excerpt, path }) => [
    holder,
    field,
    label,
    excerpt ?? "private",
    path,
  ]);
  const some = count > first.length ? `, the first ${first.length}` : "";
  const head = `mentions    ${count} in other records, not erased${some}`;
  return `${head}\n${table(["IN", "FIELD", "RECORD", "WORDS", "PLACE"], rows)}`;
};

const told = ({ id, status, dueOn, quarantineUntil, receipt, trouble }: Erasure): string =>
  [
    `request     ${id}`,
    `status      ${status}`,
    status === "waiting" && `undo until  ${quarantineUntil.slice(0, 10)}, answer until ${dueOn}`,
    receipt &&
      `erased      ${plural(receipt.rows, "row")}, ${plural(receipt.files, "file")}, ${receipt.residue ?? "unknown"} left`,
    ...(receipt?.stays ?? []).map(
      ({ holder, rows, until, law }) => `stays       ${rows} ${holder} until ${until} (${law})`,
    ),
    trouble && `trouble     ${trouble}`,
  ]
    .filter(Boolean)
    .join("\n");

function holding(command: Command, open: Open): void {
  aboutPerson(command, "hold", "Place a legal hold until a date")
    .requiredOption("--until <day>", "end date, e.g. 2027-12-31")
    .requiredOption("--reason <text>", "why")
    .option("--json", "print JSON")
    .action(async (entityType: string, entityId: string, { until, reason, json }) => {
      const holds = await gdpr.hold(open(), NewHold.parse({ entityType, entityId, until, reason }));
      const rows = holds.map((it) => [it.until, it.kind, it.reason]);
      print(holds, json, () => table(["UNTIL", "KIND", "REASON"], rows));
    });
}

function reading(command: Command, open: Open): void {
  command
    .command("activities")
    .description("List GDPR activities, newest first")
    .option("--type <type>", "consent, deletion, export or update")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ type, limit, json }) => {
      const page = await activities.list(open(), ActivityQuery.parse({ type, limit }));
      const rows = page.activities.map((it) => [
        it.createdAt.slice(0, 16),
        it.status,
        it.description,
        it.entityType,
        it.entityId,
      ]);
      print(page.activities, json, () => table(["AT", "STATUS", "WHAT", "ABOUT", "ID"], rows));
    });
}
