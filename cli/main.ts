import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { files, page } from "@/web/generated/assets";
import { run } from "./program";

process.exitCode = await run(
  {
    open: (openings) => openApp(readConfig(), openings),
    config: (isDemo) => readConfig(Bun.env, isDemo),
    client: { page, files },
  },
  Bun.argv.slice(2),
);
