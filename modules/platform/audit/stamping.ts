import { type Config } from "@/src/config";
import { secretKey } from "@/src/secrets/secret-key";

/** The texts of a row exactly as the database keeps them. */
export type AuditedTexts = {
  at: string;
  actorId: string | null;
  actorName: string;
  action: string;
  entityType: string;
  entityId: string | null;
  details: string;
};

const keys = new WeakMap<Config, string>();

/** Derived from the installation's secret, which is no part of the database. */
function keyOf(config: Config): string {
  const known = keys.get(config) ?? `audit trail ${secretKey(config)}`;
  keys.set(config, known);
  return known;
}

/** Takes texts one after the other and answers what only this installation can answer about them. */
export const openMac = (config: Config) => new Bun.CryptoHasher("sha256", keyOf(config));

/** A mark of its own for each row, so that no copy of one passes for another deed. */
export const stampOf = (config: Config, told: AuditedTexts, mark = Bun.randomUUIDv7("base64url")) =>
  `${mark}.${openMac(config).update(textOf(mark, told)).digest("base64url")}`;

export const isGenuine = (config: Config, told: AuditedTexts, stamp: string): boolean =>
  stampOf(config, told, markOf(stamp)) === stamp;

export const markOf = (stamp: string): string => stamp.slice(0, Math.max(0, stamp.indexOf(".")));

/** What a seal takes in of a row; a row from before the seals has only its words. */
export const tokenOf = (seq: number, told: AuditedTexts, stamp: string) =>
  `${seq} ${stamp || textOf("", told)}\n`;

const textOf = (mark: string, told: AuditedTexts) =>
  JSON.stringify([
    mark,
    told.at,
    told.actorId,
    told.actorName,
    told.action,
    told.entityType,
    told.entityId,
    told.details,
  ]);
