import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { openExisting, withModules } from "./context";
import { run } from "./program";

// What main.ts does with a command line, without the page, which only a server needs and which may not have been built.
process.exitCode = await run(
  {
    open: (openings) => openExisting(readConfig(), openings),
    begin: (openings) => openApp(readConfig(), withModules(openings)),
    config: () => readConfig(),
    client: null,
  },
  Bun.argv.slice(2),
);
