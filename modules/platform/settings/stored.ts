import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { unseal } from "@/src/secrets/secrets";
import { declarationOf, type SettingDeclaration } from "./declaring";
import type { Setting, SettingKey } from "./model";
import { hintFrom, hintLength } from "./rules";
import { settings } from "./schema";

export type Row = typeof settings.$inferSelect;

export async function toSetting(app: App, key: SettingKey, row?: Row): Promise<Setting> {
  const it = declarationOf(app, key);
  return {
    key,
    value: valueIn(it, row),
    secret: { isSet: Boolean(row?.secret), hint: await hintOf(app, it, row) },
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  } as Setting;
}

/** The last characters, so that a person tells two keys apart; nothing where the key cannot be opened. */
async function hintOf(
  app: App,
  { key, isPassword }: SettingDeclaration,
  row?: Row,
): Promise<string | null> {
  // Of a key the end tells nobody anything; of a password somebody chose it might.
  if (!row?.secret || isPassword) return null;
  const secret = await unseal(app.config, purposeOf(key), row.secret).catch(() => "");
  return secret.length >= hintFrom ? secret.slice(-hintLength) : null;
}

/** What an older version has kept is read as far as it still fits. */
export function valueIn({ model, standard }: SettingDeclaration, row?: Row): object {
  const read = model.safeParse({ ...standard, ...row?.value });
  return read.success ? (read.data as object) : standard;
}

export async function rowOf(app: App, key: SettingKey): Promise<Row | undefined> {
  const [row] = await app.db.select().from(settings).where(eq(settings.key, key));
  return row;
}

/** What a secret is sealed for: in the place of another it cannot be opened. */
export const purposeOf = (key: SettingKey) => `setting ${key}`;
