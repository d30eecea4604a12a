import { Command, Option } from "commander";
import {
  agentScopes,
  areas,
  lifetimes,
  NewToken,
  readingScopes,
  type Scopes,
  tokens,
  usualLifetime,
} from "@/modules/platform/api-tokens";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export function tokenCommand(context: Context): Command {
  const command = new Command("token").description("Keys for other programs: create, list, revoke");
  createCommand(command, context);
  listCommand(command, context);
  revokeCommand(command, context);
  return command;
}

function createCommand(command: Command, { open }: Context): void {
  command
    .command("create <name>")
    .description("Print a new token, once; without a choice it reads what an agent may read")
    .option("--read <areas>", `read these, or "all": ${areas.join(", ")}`)
    .option("--write <areas>", "read and change these")
    .addOption(new Option("--days <days>").choices(lifetimes.map(String)).default("90"))
    .option("--json", "answer as JSON")
    .action(async (name: string, { read, write, days, json }) => {
      const scopes = scopesOf({ read, write });
      const asked = { name, scopes, days: Number(days ?? usualLifetime) };
      const token = await tokens.create(open(), NewToken.parse(asked));
      print(token, json, () => token.secret);
    });
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("Print every token with what it reaches and when it was last used")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const all = await tokens.list(open());
      const rows = all.map(({ id, name, state, scopes, expiresAt, lastUsedAt }) => [
        id,
        name,
        state,
        asText(scopes),
        expiresAt.slice(0, 10),
        lastUsedAt?.slice(0, 10) ?? "never",
      ]);
      print(all, json, () => table(["ID", "NAME", "STATE", "REACHES", "ENDS", "LAST USED"], rows));
    });
}

function revokeCommand(command: Command, { open }: Context): void {
  command
    .command("revoke <id>")
    .description("End a token at once, for every program that has it")
    .option("--json", "answer as JSON")
    .action(async (id: string, { json }) => {
      const token = await tokens.revoke(open(), id);
      print(token, json, () => `${token.name} is revoked.`);
    });
}

function scopesOf({ read, write }: { read?: string; write?: string }): Scopes {
  if (read === undefined && write === undefined) return agentScopes;
  const reading = read === "all" ? readingScopes : Object.fromEntries(named(read, "read"));
  return { ...reading, ...Object.fromEntries(named(write, "write")) };
}

const named = <Level>(text: string | undefined, level: Level) =>
  (text ?? "")
    .split(",")
    .flatMap((part) => part.trim() || [])
    .map((part) => {
      const area = areas.find((it) => it === part);
      if (area) return [area, level] as const;
      throw new Failure("invalid", `A token cannot reach ${part}. There are: ${areas.join(", ")}.`);
    });

const asText = (scopes: Scopes) =>
  Object.entries(scopes)
    .map(([area, level]) => (level === "write" ? `${area}+` : area))
    .join(" ");
