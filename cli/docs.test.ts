import { expect, test } from "bun:test";
import { Command } from "commander";
import { written } from "@/src/architecture.testing";
import { readConfig } from "@/src/config";
import packageFile from "../package.json";
import { brokenLinks, codeOf, missingPaths, pages, textOf } from "./docs.testing";
import { terminal } from "./fixtures";
import { commands } from "./program";

const { context } = terminal();
const program = commands.reduce(
  (all, command) => all.addCommand(command(context)),
  new Command("coldaisle"),
);
const deployed = ["deploy/crontab", "deploy/systemd/coldaisle.service"];

test.each(pages)("every link in %s leads to a file and a heading that exist", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

test.each(pages)("every path in %s exists", (page) => {
  expect(missingPaths(page)).toEqual([]);
});

test.each([...pages, ...deployed])("every command in %s exists, with its options", (page) => {
  const lines = page.endsWith(".md") ? codeOf(page) : textOf(page).split("\n");
  expect(lines.flatMap(commandLinesIn).flatMap(unknownIn)).toEqual([]);
});

/** What follows the name of the program, up to a comment, a redirection or the next command. */
function commandLinesIn(code: string): string[][] {
  const line = code.replaceAll(" \\| ", "|").replace(/\s#\s.*$/, "");
  const starts = line.matchAll(
    /(?:^|[\s/])coldaisle +(?!coldaisle\b|env\b|logs\b)([a-z][^;&<>`]+)/g,
  );
  return [...starts].map(([, rest = ""]) => rest.trim().split(/\s+/));
}

/** The words of a command line that name no command and no option; `list|show` names two. */
function unknownIn(words: string[]): string[] {
  let at: Command[] = [program];
  const unknown: string[] = [];
  for (const word of words) {
    if (word.startsWith("--")) {
      const name = word.replace(/[=,.)].*$/, "");
      const isKnown = name === "--help" || name === "--version" || at.some((it) => has(it, name));
      if (!isKnown) unknown.push(`${words.join(" ")}: ${name}`);
      continue;
    }
    const names = word.replace(/[,.…)]+$/, "").split("|");
    const next = at.flatMap((it) => it.commands.filter((one) => names.includes(one.name())));
    if (next.length === names.length) at = next;
    else if (at.every((it) => it.commands.length > 0) && /^[a-z-]+$/.test(names[0] ?? ""))
      unknown.push(`${words.join(" ")}: ${word}`);
  }
  return unknown;
}

const has = (command: Command, name: string): boolean =>
  command.options.some((it) => it.long === name) || command.commands.some((it) => has(it, name));

test.each(pages)("every script that %s starts exists", (page) => {
  const scripts = Object.keys(packageFile.scripts);
  const started = codeOf(page).flatMap((code) =>
    [...code.matchAll(/\b(?:bun|npm) run ([a-z-]+)/g)].map(([, name = ""]) => name),
  );
  expect(started.filter((name) => !scripts.includes(name))).toEqual([]);
});

const source = (
  await Promise.all([...written, "web/build/build.ts", "package.json"].map(textOf))
).join("\n");
const names = new Set(source.match(/[A-Za-z_]\w*/g));

test.each(pages)("every name of code and every environment variable in %s exists", (page) => {
  const named = codeOf(page).flatMap((code) =>
    (code.match(/[A-Za-z_]\w*/g) ?? []).filter((it) => /[a-z\d][A-Z]|[A-Z]_[A-Z]/.test(it)),
  );
  expect([...new Set(named)].filter((name) => !names.has(name) && !foreign.has(name))).toEqual([]);
});

/** Names that belong to the operating system or to a runtime. */
const foreign = new Set(["NODE_EXTRA_CA_CERTS", "REQUEST_ID"]);

test.each(pages)("every tab of Admin in %s is called that on the screen", (page) => {
  const { tabNames } = JSON.parse(textOf("web/locales/en/admin.json"));
  const tabs = Object.values<string>(tabNames);
  const text = textOf(page).replaceAll("\n", " ");
  const named = [...text.matchAll(/Admin, (\S+)/g)].map(([, name = ""]) =>
    name.replace(/\W+$/, ""),
  );
  expect(named.filter((name) => !tabs.some((tab) => tab.split(" ")[0] === name))).toEqual([]);
});

test("operations lists every setting", () => {
  const table = textOf("docs/operations.md").split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const settings = [...textOf("src/config.ts").matchAll(/^ {2}([A-Z][A-Z\d_]+): z/gm)];
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.map(([, it = ""]) => it).filter((it) => !table.includes(`\`${it}\``))).toEqual(
    [],
  );
});

test("a stale command, option, path or name would be found", () => {
  expect(unknownIn(["backup", "undo"])).toEqual(["backup undo: undo"]);
  expect(unknownIn(["backup", "list|verify", "--nonsense"])).toHaveLength(1);
  expect(unknownIn(["backup", "restore", "latest", "--drill"])).toEqual([]);
  expect(readConfig({}).PORT).toBe(3000);
});
