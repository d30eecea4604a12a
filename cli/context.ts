import { modules } from "@/modules/all";
import { type App, openApp, type AppOptions } from "@/src/app";
import type { Config } from "@/src/config";
import { hasDatabase, refuseLostDatabase } from "@/src/engines/beginning/lost-database";
import { DatabaseLost } from "@/src/engines/database-health";
import { Failure } from "@/src/errors";
import { failureOf } from "@/src/errors/faults";
import { refuseLostKey } from "@/src/secrets/secret-key";
import type { Client } from "@/src/http/assets";

/** The context of a command. Everything is opened lazily, so `--help` opens nothing. */
export type Context = {
  /** An installation that is there. */
  open(options?: Partial<AppOptions>): App;
  /** The same, or a new one: for those commands alone that begin one. */
  begin(options?: Partial<AppOptions>): App;
  /** The settings of this program, or of one of several agencies by its host. */
  config(isDemo?: boolean, agency?: string): Config;
  client: Client | null;
};

/** Every command has the whole product before it. */
export const withModules = (options: Partial<AppOptions> = {}): AppOptions => ({
  modules,
  ...options,
});

/** A mistyped DATA_DIR would otherwise be a new and empty installation, about which every command reports success. */
export function openExisting(config: Config, options: Partial<AppOptions> = {}): App {
  const { DATA_DIR } = config;
  if (!hasDatabase(config)) {
    refuseLostDatabase(config);
    const sentence = `There is no installation in ${DATA_DIR}. Check DATA_DIR, or begin one with: coldaisle serve`;
    throw new Failure("missing", sentence);
  }
  const app = openApp(config, withModules({ isCommand: true, ...options }));
  refuseLostKey(config);
  return app;
}

/** The exit code of a command; the only place where an error becomes one. */
export async function exitCodeOf(context: Context, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    tell(context, failure);
    // An orderly exit closes the database, and would write a lost log into files that are not its own.
    if (failure instanceof DatabaseLost) process.kill(process.pid, "SIGKILL");
    return failure.exitCode;
  }
}

/** One sentence; what is none, such as "Required", is said of its field. Where a bug lies is told to whoever asks for it. */
function tell({ config }: Context, { kind, message, fields, cause }: Failure): void {
  const [field] = message.endsWith(".") ? [] : Object.keys(fields ?? {});
  if (kind !== "bug") return console.error(field ? `${field}: ${message}` : message);
  if (config().LOG_LEVEL === "debug") return console.error(cause);
  console.error(`${message} Run it again with LOG_LEVEL=debug to see where.`);
}
