import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { openExisting, withModules } from "./context";
import { run } from "./program";

// What main.ts does with a command line, without the page, which only a server needs and which may not have been built.
process.exitCode = await run(
  {
    open: (options) => openExisting(readConfig(), options),
    begin: (options) => openApp(readConfig(), withModules(options)),
    config: () => readConfig(),
    client: null,
  },
  Bun.argv.slice(2),
);
