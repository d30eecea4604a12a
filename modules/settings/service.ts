import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/audit";
import { type App, signatureOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, missing } from "@/src/errors";
import { seal, unseal } from "@/src/secrets";
import {
  Setting,
  type SettingChange,
  type SettingKey,
  settingModels,
  type SettingValue,
} from "./model";
import { defaults, groups, hintFrom, hintLength } from "./rules";
import { settings } from "./schema";

type Row = typeof settings.$inferSelect;

export async function group(app: App, name: string): Promise<Setting[]> {
  const keys = groupNamed(name);
  const rows = await app.db.select().from(settings).where(inArray(settings.key, keys));
  return Promise.all(
    keys.map((key) =>
      shown(
        app,
        key,
        rows.find((row) => row.key === key),
      ),
    ),
  );
}

/** What a key is set to, or its default. */
export async function valueOf<Key extends SettingKey>(
  app: App,
  key: Key,
): Promise<SettingValue<Key>> {
  return valueIn(key, await rowOf(app, key));
}

export async function usesAi(app: App): Promise<boolean> {
  const { provider, isPaused } = await valueOf(app, "ai");
  return provider !== null && !isPaused;
}

/** The secret in clear, only for the call that needs it. */
export async function secretOf(app: App, key: SettingKey): Promise<string | null> {
  const row = await rowOf(app, key);
  return row?.secret ? unseal(app.config, purposeOf(key), row.secret) : null;
}

export async function save(app: App, name: string, change: SettingChange): Promise<Setting> {
  const key = keyNamed(name);
  const value = settingModels[key].parse(change.value);
  const before = await rowOf(app, key);
  if (change.version !== undefined && change.version !== (before?.version ?? 0))
    throw changedSince();
  refuseStraying(change, before, value);
  const row = {
    value,
    secret: await secretAfter(app, key, change, before),
    version: (before?.version ?? 0) + 1,
    updatedAt: app.now().toISOString(),
    updatedBy: signatureOf(app),
  };
  const details = { fields: fieldsChanged(value, before), secret: fateOf(change.secret) };
  await app.write([
    before
      ? must(
          app.db
            .update(settings)
            .set(row)
            .where(and(eq(settings.key, key), eq(settings.version, before.version))),
        )
      : app.db.insert(settings).values({ ...row, key }),
    audit.entry(app, { action: "setting.changed", entityType: "setting", entityId: key, details }),
  ]);
  return shown(app, key, { ...row, key });
}

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

const groupNamed = (name: string) =>
  Object.entries(groups).find(([group]) => group === name)?.[1] ?? missing("setting");

function keyNamed(name: string): SettingKey {
  const found = Object.values(groups)
    .flat()
    .find((key) => key === name);
  return found ?? missing("setting");
}

/** A kept key goes only where it was entered for: whoever turns the address elsewhere has to know it. */
function refuseStraying({ secret }: SettingChange, before: Row | undefined, value: object): void {
  if (secret !== undefined || !before?.secret) return;
  if (originOf(before.value) === originOf(value)) return;
  const sentence = "The key was entered for another address. Enter it again, or remove it.";
  throw new Failure("invalid", sentence, { fields: { secret: sentence } });
}

function originOf(value: object): string | null {
  return "baseUrl" in value ? new URL(String(value.baseUrl)).origin : null;
}

async function secretAfter(app: App, key: SettingKey, { secret }: SettingChange, before?: Row) {
  if (secret === undefined) return before?.secret ?? null;
  return secret && seal(app.config, purposeOf(key), secret);
}

const fateOf = (secret: string | null | undefined) => {
  if (secret === undefined) return "kept";
  return secret === null ? "removed" : "replaced";
};

const fieldsChanged = (value: object, before?: Row) =>
  Object.entries(value)
    .filter(([name, now]) => JSON.stringify(now) !== JSON.stringify(before?.value[name]))
    .map(([name]) => name);

async function shown(app: App, key: SettingKey, row?: Row): Promise<Setting> {
  return Setting.parse({
    key,
    value: valueIn(key, row),
    secret: { isSet: Boolean(row?.secret), hint: await hintOf(app, key, row) },
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  });
}

/** The last characters, so that a person tells two keys apart; nothing where the key cannot be opened. */
async function hintOf(app: App, key: SettingKey, row?: Row): Promise<string | null> {
  if (!row?.secret) return null;
  const secret = await unseal(app.config, purposeOf(key), row.secret).catch(() => "");
  return secret.length >= hintFrom ? secret.slice(-hintLength) : null;
}

/** What an older version has kept is read as far as it still fits. */
function valueIn<Key extends SettingKey>(key: Key, row?: Row): SettingValue<Key> {
  const read = settingModels[key].safeParse({ ...defaults[key], ...row?.value });
  return (read.success ? read.data : defaults[key]) as SettingValue<Key>;
}

async function rowOf(app: App, key: SettingKey): Promise<Row | undefined> {
  const [row] = await app.db.select().from(settings).where(eq(settings.key, key));
  return row;
}

const purposeOf = (key: SettingKey) => `setting ${key}`;
