import type { AppOptions } from "@/src/app";
import { serveAsChild } from "@/src/workers/child-process";
import { isAliveHere } from "./platform/liveness";

const worker = Bun.env["COLDAISLE_CHILD"];
const words = Bun.argv.slice(2);
const isHealthcheck = words.length === 1 && words[0] === "healthcheck";

// A child does one job and loads that job's program only, so the commands are imported late.
if (worker) await serveAsChild(worker);
else if (!isHealthcheck || !(await isAliveHere(Bun.env)))
  process.exitCode = await runCommand(words);

async function runCommand(argv: string[]): Promise<number> {
  const [{ run }, { openApp }, { openExisting, withModules }, { readConfig }, client] =
    await Promise.all([
      isServe(argv) ? import("./serve") : import("./program"),
      import("@/src/app"),
      import("./context"),
      import("@/src/config"),
      import("@/web/generated/assets"),
    ]);
  const context = {
    open: (options?: Partial<AppOptions>) => openExisting(readConfig(), options),
    begin: (options?: Partial<AppOptions>) => openApp(readConfig(), withModules(options)),
    config: (isDemo?: boolean, agency = Bun.env["AGENCY"]) =>
      readConfig({ ...Bun.env, AGENCY: agency }, isDemo),
    client,
  };
  return run(context, argv);
}

/** Most processes serve, and need none of the words of forty other commands. */
function isServe(argv: string[]): boolean {
  return argv.length === 1 && argv[0] === "serve";
}
