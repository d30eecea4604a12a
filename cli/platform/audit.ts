import { Command } from "commander";
import { audit, AuditQuery, type Verification } from "@/modules/platform/audit";
import { Failure } from "@/src/errors";
import { beginLostKey } from "@/src/secrets/secret-key";
import type { Context } from "../context";
import { plural, print, table } from "../print";

export function auditCommand(context: Context): Command {
  const command = new Command("audit").description("Audit trail, sealed against changes");
  verifyCommand(command, context);
  listCommand(command, context);
  anchorCommand(command, context);
  return command;
}

function verifyCommand(command: Command, { open }: Context): void {
  command
    .command("verify")
    .description("Verify the audit trail against its seals; exit 1 if it was modified")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const verification = await audit.verifyTrail(open());
      print(verification, json, () => told(verification));
      if (!verification.isWhole)
        throw new Failure("tampered", `The audit trail is not as written.\n${told(verification)}`);
    });
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List the latest entries")
    .option("--action <name>", "only this action")
    .option("--actor <id>", "only by this user")
    .option("--entity <id>", "only about this record")
    .option("--before <number>", "continue after this entry")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ actor, entity, json, ...more }) => {
      const query = AuditQuery.parse({ ...more, actorId: actor, entityId: entity });
      const entries = await audit.list(open(), query);
      print(entries, json, () =>
        table(
          ["NUMBER", "AT", "BY", "ACTION", "RECORD"],
          entries.map((it) => [it.seq, it.at, it.actorId ?? it.actorName, it.action, it.entityId]),
        ),
      );
    });
}

function anchorCommand(command: Command, { open, config }: Context): void {
  command
    .command("anchor")
    .description("Accept the audit trail as it is, after restoring a backup")
    .option("--new-key", "begin a new secret key first, where the former one is lost")
    .option("--json", "print JSON")
    .action(async ({ newKey, json }) => {
      if (newKey) beginLostKey(config());
      const head = await audit.anchor(open());
      const upTo = head?.upTo ?? 0;
      print({ upTo }, json, () => `Sealed up to entry ${upTo}.`);
    });
}

const told = ({ entries, sealed, anchor, findings, found }: Verification) =>
  [
    `${plural(entries, "entry", "entries")}, ${sealed} of them under seals; ${anchorSays[anchor]}.`,
    ...findings.map(({ what, from, to }) => `${what}: ${from === to ? from : `${from}–${to}`}`),
    ...(found > findings.length ? [`and ${found - findings.length} more`] : []),
  ].join("\n");

const anchorSays: Record<Verification["anchor"], string> = {
  holds: "the seal noted beside the database is in it",
  none: "no seal is noted beside the database",
  lost: "the seal noted beside the database is not in it",
};
