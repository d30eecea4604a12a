import { Command } from "commander";
import { settings } from "@/modules/platform/settings";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";
import { printLine } from "../output";

export function settingsCommand(context: Context): Command {
  const command = new Command("settings").description("Show and change settings");
  listCommand(command, context);
  getCommand(command, context);
  setCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List all settings with their last change and author")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const names = settings.groupNames(app);
      const all = (await Promise.all(names.map((name) => settings.group(app, name)))).flat();
      const rows = all.map(({ key, secret, updatedAt, updatedBy }) => [
        key,
        updatedAt ?? "as installed",
        updatedBy,
        secret.isSet ? "kept" : null,
      ]);
      print(all, json, () => table(["KEY", "CHANGED", "BY", "SECRET"], rows));
    });
}

function getCommand(command: Command, { open }: Context): void {
  command
    .command("get <key>")
    .description("Show a setting as JSON; secrets are never printed")
    .option("--json", "the same")
    .action(async (key: string) => {
      const { value } = await settings.findSetting(open(), key);
      printLine(JSON.stringify(value, null, 2));
    });
}

function setCommand(command: Command, { open }: Context): void {
  command
    .command("set <key> <field> <value>")
    .description('Change a field, e.g. settings set branding colors.primary "#3B82F6"')
    .option("--json", "print JSON")
    .action(async (key: string, field: string, text: string, { json }) => {
      const app = open();
      const { value, version } = await settings.findSetting(app, key);
      const changed = put(value, field.split("."), text);
      const saved = await settings.save(app, key, { value: changed, version });
      print(saved, json, () => `${key} ${field} is changed.`);
    });
}

/** A number, a yes or no, a list or nothing as JSON writes it; where text stands, all that is typed is text. */
function meant(text: string, before: unknown): unknown {
  if (typeof before === "string") return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The same value with one field of it changed, however deep it lies. */
function put(whole: object, [name = "", ...rest]: string[], text: string): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(whole));
  if (!before.has(name)) throw new Failure("missing", `There is no field called "${name}".`);
  const inner = before.get(name);
  const isDeeper = rest.length > 0 && typeof inner === "object" && inner !== null;
  before.set(name, isDeeper ? put(inner, rest, text) : meant(text, inner));
  return Object.fromEntries(before);
}
