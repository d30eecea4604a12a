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
  const command = new Command("token").description("Create, list and revoke API tokens");
  createCommand(command, context);
  listCommand(command, context);
  revokeCommand(command, context);
  return command;
}

function createCommand(command: Command, { open }: Context): void {
  command
    .command("create <name>")
    .description("Create a token and print it once; read-only agent access by default")
    .option("--read <areas>", `areas to read, or "all": ${areas.join(", ")}`)
    .option("--write <areas>", "areas to read and write")
    .addOption(new Option("--days <days>").choices(lifetimes.map(String)).default("90"))
    .option("--json", "print JSON")
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
    .description("List all tokens with their permissions and last use")
    .option("--json", "print JSON")
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
    .description("Revoke a token at once")
    .option("--json", "print JSON")
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
