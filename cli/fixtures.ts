import { spyOn } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { whole } from "./context";
import { run } from "./program";

/** One installation on disk, begun as soon as a command asks for it, and the terminal in front of it. */
export function terminal(more: Record<string, string> = {}) {
  const folder = join(tempFolder(), "data");
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", ...more };
  const config = (isDemo = false, agency?: string) =>
    readConfig({ ...settings, AGENCY: agency }, isDemo);
  const open = (openings = {}) => openApp(config(), whole(openings));
  const context = { open, begin: open, config, client: null };

  async function type(line: string) {
    const [out, err]: [string[], string[]] = [[], []];
    const spies = [
      spyOn(console, "log").mockImplementation((text) => void out.push(String(text))),
      spyOn(console, "error").mockImplementation((text) => void err.push(String(text))),
      spyOn(process.stdout, "write").mockImplementation((text) => (out.push(String(text)), true)),
      spyOn(process.stderr, "write").mockImplementation((text) => (err.push(String(text)), true)),
    ];
    try {
      const code = await run(context, line.split(" "));
      return { code, out: out.join("\n"), err: err.join("\n") };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }
  return { folder, type, context };
}
