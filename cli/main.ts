import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { ahead, files, page } from "@/web/generated/assets";
import { run } from "./program";

process.exitCode = await run(
  {
    open: (openings) => openApp(readConfig(), openings),
    config: (isDemo) => readConfig(Bun.env, isDemo),
    client: { page, files, ahead },
  },
  Bun.argv.slice(2),
);
