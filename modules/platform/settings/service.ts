import { inArray } from "drizzle-orm";
import { productName } from "@/modules/platform/branding/agency/rules";
import type { App } from "@/src/app";
import { cachedUntilWrite } from "@/src/engines/change-stamps";
import { notFound } from "@/src/errors";
import { unseal } from "@/src/secrets/secrets";
import type { Agency } from "@/modules/platform/branding/agency/model";
import { declarationOf, declaredIn } from "./declaring";
import type { Setting, SettingKey, SettingValue } from "./model";
import { groupOf } from "./rules";
import { settings } from "./schema";
import { purposeOf, rowOf, toSetting, valueIn } from "./stored";

export { save } from "./saving";

/** A group as specification §7 reads it: what its first key is set to, and beside it every key with its version. */
export async function read(app: App, name: string) {
  const all = await group(app, name);
  return { ...all[0]?.value, settings: all };
}

export async function group(app: App, name: string): Promise<Setting[]> {
  const keys = keysOf(app, name);
  const rows = await app.db.select().from(settings).where(inArray(settings.key, keys));
  const rowOfKey = new Map(rows.map((row) => [row.key, row]));
  return Promise.all(keys.map((key) => toSetting(app, key, rowOfKey.get(key))));
}

/** One setting by its key. */
export async function findSetting(app: App, name: string): Promise<Setting> {
  const { key } = declarationOf(app, name);
  return toSetting(app, key, await rowOf(app, key));
}

/** What a key is set to, or its default. */
export async function valueOf<Key extends SettingKey>(
  app: App,
  key: Key,
): Promise<SettingValue<Key>> {
  const read = async () => valueIn(declarationOf(app, key), await rowOf(app, key));
  return structuredClone(
    await cachedUntilWrite(app.db, `setting ${key}`, read),
  ) as SettingValue<Key>;
}

/** The agency as screens, pages and letters name it: by the name it is known by, else as on paper. */
export async function agencyByDisplayName(app: App): Promise<Agency> {
  const { agency, companyName } = await namesOf(app);
  return { ...agency, name: companyName || agency.name };
}

/** Whose product it is to whoever looks at it. */
export const displayName = async (app: App): Promise<string> =>
  (await agencyByDisplayName(app)).name || productName;

/** As contracts name it: in full, as long as somebody has written that down. */
export async function agencyByLegalName(app: App): Promise<Agency> {
  const { agency, companyName } = await namesOf(app);
  return { ...agency, name: agency.name || companyName };
}

async function namesOf(app: App) {
  const [agency, { companyName }] = await Promise.all([
    valueOf(app, "agency"),
    valueOf(app, "branding"),
  ]);
  return { agency, companyName };
}

/** The secret in clear, only for the call that needs it. */
export async function secretOf(app: App, key: SettingKey): Promise<string | null> {
  const row = await rowOf(app, key);
  return row?.secret ? unseal(app.config, purposeOf(key), row.secret) : null;
}

/** The names of all groups, as their modules declare them. */
export const groupNames = (app: App): string[] => [
  ...new Set([...declaredIn(app).keys()].map(groupOf)),
];

function keysOf(app: App, name: string): SettingKey[] {
  const keys = [...declaredIn(app).keys()].filter((key) => groupOf(key) === name);
  return keys.length > 0 ? keys : notFound("setting");
}
