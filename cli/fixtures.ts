import { spyOn } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { withModules } from "./context";
import { output } from "./output";
import { run } from "./program";

/** One installation on disk, begun as soon as a command asks for it, and the terminal in front of it. */
export function terminal(more: Record<string, string> = {}) {
  const folder = join(tempFolder(), "data");
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", ...more };
  const config = (isDemo = false, agency?: string) =>
    readConfig({ ...settings, AGENCY: agency }, isDemo);
  const open = (options = {}) => openApp(config(), withModules(options));
  const context = { open, begin: open, config, client: null };

  const type = (line: string) => heard(() => run(context, line.split(" ")));
  return { folder, type, context };
}

/** What a command line prints while it runs, and its exit code. */
export async function heard(command: () => Promise<number>) {
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    spyOn(output, "write").mockImplementation((it) => (out.push(textOf(it)), true)),
    spyOn(console, "error").mockImplementation((text) => void err.push(`${text}`)),
    spyOn(process.stderr, "write").mockImplementation((text) => (err.push(String(text)), true)),
  ];
  try {
    const code = await command();
    return { code, out: out.join("").replace(/\n$/, ""), err: err.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const textOf = (it: string | Uint8Array) =>
  typeof it === "string" ? it : new TextDecoder().decode(it);
