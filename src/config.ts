import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { environmentOf } from "./agencies/directory";
import { Failure } from "./errors/index";
import { type AddressRange, rangeOf } from "./fetch/addresses";
import { defaultAddress } from "./http/default-address";

function rangesIn(text: string, { addIssue }: z.core.$RefinementCtx): AddressRange[] {
  const parts = text.split(",").flatMap((part) => part.trim() || []);
  return parts.flatMap((part, n) => {
    const range = rangeOf(part);
    if (!range) addIssue(`number ${n + 1} is neither an IP address nor a range such as 10.0.0.0/8`);
    return range ?? [];
  });
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return !url || (url.pathname === "/" && url.search === "" && url.hash === "");
}

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(defaultAddress.port),
  HOST: z.string().default(defaultAddress.host),
  DATA_DIR: z.string().min(1).default("./data"),
  /** A folder with one folder for each agency, by its host; and the one that a command works in. */
  AGENCIES_DIR: z.string().min(1).optional(),
  AGENCY: z.string().optional(),
  /** Seconds without a request after which an agency is closed until it is asked again. */
  AGENCY_REST_AFTER: z.coerce.number().min(0).max(86_400).default(300),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|rqlites?:\/\/|:memory:$)/, "must begin with file:, rqlite:// or rqlites://")
    .optional(),
  DATABASE_URL_FILE: z.string().optional(),
  DATABASE_CA_FILE: z.string().optional(),
  /** The file of the first node, where that runs on this machine. */
  DATABASE_NODE_FILE: z.string().min(1).optional(),
  /** Seconds that a cluster may take to answer, over all nodes and retries. */
  DATABASE_TIMEOUT: z.coerce.number().int().min(1).max(600).default(20),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "must have no path: Coldaisle answers at the root of an address of its own")
    .transform((url) => new URL(url).origin)
    .optional(),
  AUTHORIZED_EMAIL: z.email().toLowerCase().optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_FILE: z.string().optional(),
  FILES_URL: z.string().regex(/^s3:/, "must name a bucket, as the manual shows").optional(),
  FILES_KEY: z.string().min(32).optional(),
  FILES_KEY_FILE: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().default(""),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SECRET_ACCESS_KEY_FILE: z.string().optional(),
  BACKUP_KEY: z.string().min(12).optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  /** Proxies whose X-Forwarded-For is believed: addresses or ranges in CIDR notation. */
  TRUSTED_PROXIES: z.string().default("").transform(rangesIn),
  CHECK_ANSWERS: z.enum(["all", "some"]).default("some"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Config = Readonly<
  z.infer<typeof Settings> & {
    /** Where the database is: `file:…`, `rqlite://…` or `:memory:`. */
    database: string;
    /** True in `coldaisle demo` and in tests: samples are offered, recorded boards answer. */
    isDemo: boolean;
  }
>;

/** The only reader of the environment. Throws a Failure that names every bad setting, before anything is opened. */
export function readConfig(
  environment: Record<string, string | undefined> = Bun.env,
  isDemo = false,
): Config {
  const given = withDatabaseOf(ofAgency(environment));
  const empty = emptyIn(given);
  if (empty.length > 0)
    throw bad(empty.map((name) => `${name}: is empty; give it a value, or leave it out`));
  const settings = Settings.safeParse(given);
  if (!settings.success) {
    const { issues } = settings.error;
    throw bad(issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  }
  const { data } = settings;
  const database = data.DATABASE_URL ?? `file:${join(data.DATA_DIR, "coldaisle.db")}`;
  return Object.freeze({ ...data, database, isDemo });
}

const bad = (lines: string[]) =>
  new Failure("invalid", `Bad settings, nothing was started.\n${lines.join("\n")}`);

/**
 * Settings that are set but empty. An empty host would listen on every network and an empty key would be none, which
 * nobody means.
 */
const emptyIn = (environment: Record<string, string | undefined>): string[] =>
  Object.keys(Settings.shape).filter((name) => environment[name]?.trim() === "");

/** The settings of the agency that AGENCY names, else those of the environment as they are. */
function ofAgency(environment: Record<string, string | undefined>) {
  const { AGENCIES_DIR, AGENCY } = environment;
  if (!AGENCY) return environment;
  if (!AGENCIES_DIR) throw new Failure("invalid", "AGENCY: needs AGENCIES_DIR");
  return environmentOf(AGENCIES_DIR, AGENCY, environment);
}

/** Reads DATABASE_URL from a file where one is named: the address of a cluster holds a password. */
function withDatabaseOf(environment: Record<string, string | undefined>) {
  const { DATABASE_URL, DATABASE_URL_FILE } = environment;
  if (DATABASE_URL || !DATABASE_URL_FILE) return environment;
  try {
    return { ...environment, DATABASE_URL: readFileSync(DATABASE_URL_FILE, "utf8").trim() };
  } catch (cause) {
    throw new Failure("invalid", "DATABASE_URL_FILE: cannot be read", { cause });
  }
}

/** What backups are encrypted with: a passphrase, or the key in a file; null where they are not encrypted. */
export const backupKey = (config: Config): string | null => keyIn(config, "BACKUP_KEY");

/** What stored files are encrypted with; null where they are not. */
export const fileKey = (config: Config): string | null => keyIn(config, "FILES_KEY");

/** The S3 credentials, for the bucket of FILES_URL and for one that a backup is fetched from. */
export function storageKeys(config: Config) {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_SECRET_ACCESS_KEY_FILE: file } = config;
  const secretAccessKey =
    S3_SECRET_ACCESS_KEY ?? (file ? textIn(file, "S3_SECRET_ACCESS_KEY") : "");
  return { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey };
}

function keyIn(config: Config, name: "BACKUP_KEY" | "FILES_KEY"): string | null {
  const [given, file] = [config[name], config[`${name}_FILE`]];
  if (given || !file) return given ?? null;
  const key = textIn(file, name);
  if (key.length >= 32) return key;
  throw new Failure("invalid", `${name}_FILE: cannot be read, or holds less than 32 characters`);
}

function textIn(file: string, name: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new Failure("invalid", `${name}_FILE: cannot be read`, { cause });
  }
}
