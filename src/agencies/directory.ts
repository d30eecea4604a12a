import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure, notFound } from "../errors/index";
import { fsyncPathSync } from "../files/fsync";

/** The settings each agency has for itself. None is inherited from the process, so that no two agencies share data. */
const own = [
  "PUBLIC_URL",
  "AUTHORIZED_EMAIL",
  "DATABASE_URL",
  "DATABASE_URL_FILE",
  "DATABASE_NODE_FILE",
  "SECRET_KEY",
  "SECRET_KEY_FILE",
  "FILES_URL",
  "FILES_KEY",
  "FILES_KEY_FILE",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_SECRET_ACCESS_KEY_FILE",
  "BACKUP_KEY",
  "BACKUP_KEY_FILE",
] as const;

/** The settings of the process that serves all agencies. */
const shared = [
  "HOST",
  "PORT",
  "TRUSTED_PROXIES",
  "CHECK_ANSWERS",
  "LOG_LEVEL",
  "DATABASE_TIMEOUT",
  "DATABASE_CA_FILE",
];

const AgencySettings = z.partialRecord(z.enum(own), z.string());
export type AgencySettings = z.infer<typeof AgencySettings>;

type Environment = Record<string, string | undefined>;

const settingsName = "agency.json";
const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?";
const hostPattern = new RegExp(`^(?=.{1,253}$)${label}(\\.${label})*$`);

/** Whether a text is a host name. It names a folder as well, so no path separator and no `..` passes. */
export const isHost = (text: string): boolean => hostPattern.test(text);

const placeOf = (folder: string, host: string) => join(folder, host);
const settingsAt = (folder: string, host: string) => join(folder, host, settingsName);

export const hasAgency = (folder: string, host: string): boolean =>
  isHost(host) && existsSync(settingsAt(folder, host));

export const agenciesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => hasAgency(folder, name))
        .toSorted()
    : [];

export function settingsOf(folder: string, host: string): AgencySettings {
  if (!hasAgency(folder, host)) notFound("agency");
  try {
    return AgencySettings.parse(JSON.parse(readFileSync(settingsAt(folder, host), "utf8")));
  } catch (cause) {
    throw new Failure("invalid", `The settings of ${host} cannot be read.`, { cause });
  }
}

/** The settings that an agency is opened with: those of the process and its own. */
export function environmentOf(folder: string, host: string, environment: Environment): Environment {
  const common = Object.fromEntries(shared.map((name) => [name, environment[name]]));
  return { ...common, ...settingsOf(folder, host), DATA_DIR: placeOf(folder, host) };
}

/**
 * Creates the agency's folder and settings. Throws where the name is taken, or the database or bucket is another
 * agency's.
 */
export function addAgency(folder: string, host: string, settings: AgencySettings): void {
  refuseName(folder, host);
  refuseShared(folder, host, settings);
  mkdirSync(placeOf(folder, host), { recursive: true, mode: 0o700 });
  write(folder, host, settings);
}

export function changeAgency(folder: string, host: string, settings: AgencySettings): void {
  refuseShared(folder, host, settings);
  write(folder, host, settings);
}

/**
 * Writes a temporary file and renames it, so that nobody reads half of it; readable by its owner only, because it may
 * hold keys.
 */
function write(folder: string, host: string, settings: AgencySettings): void {
  const path = settingsAt(folder, host);
  const draft = `${path}.${process.pid}`;
  const text = JSON.stringify(AgencySettings.parse(settings), null, 2);
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  fsyncPathSync(draft);
  renameSync(draft, path);
}

/** Renames the folder; the caller has made sure that no process has the agency open. */
export function renameAgency(folder: string, host: string, to: string): void {
  refuseName(folder, to);
  renameSync(placeOf(folder, host), placeOf(folder, to));
}

/** Removes an agency that was just added and could not be set up; the only case in which one is removed. */
export const dropAgency = (folder: string, host: string): void =>
  rmSync(placeOf(folder, host), { recursive: true, force: true });

function refuseName(folder: string, host: string): void {
  if (!isHost(host))
    throw new Failure("invalid", "An agency is named by its host: jobs.example.com");
  if (existsSync(placeOf(folder, host)))
    throw new Failure("conflict", `There is something under the name ${host} already.`);
}

/** Two agencies in one database, or with their files in one place, would read one another. */
function refuseShared(folder: string, host: string, settings: AgencySettings): void {
  for (const name of ["DATABASE_URL", "FILES_URL"] as const)
    for (const other of agenciesIn(folder).filter((it) => it !== host)) {
      const place = settings[name];
      if (place && settingsOf(folder, other)[name] === place)
        throw new Failure("conflict", `${name} is that of ${other}. Each agency needs its own.`);
    }
}
