import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { seal } from "@/src/secrets/secrets";
import { settingsChanged } from "./events";
import { declarationOf, type SettingDeclaration } from "./declaring";
import { Secret, type Setting, type SettingChange } from "./model";
import { settings } from "./schema";
import { purposeOf, type Row, rowOf, toSetting, valueIn } from "./stored";

export async function save(app: App, name: string, change: SettingChange): Promise<Setting> {
  const declared = declarationOf(app, name);
  const { key, model } = declared;
  const before = await rowOf(app, key);
  const kept = valueIn(declared, before);
  const value = model.parse({ ...kept, ...fieldsOf(change.value) }) as Row["value"];
  if (change.version !== undefined && change.version !== (before?.version ?? 0))
    throw changedSince();
  refuseSecretElsewhere(change, before, value);
  const row = {
    value,
    secret: await secretAfter(app, { declared, before }, change),
    version: (before?.version ?? 0) + 1,
    updatedAt: app.now().toISOString(),
    updatedBy: actorIdOf(app),
  };
  const details = { fields: fieldsChanged(value, kept), secret: fateOf(change.secret) };
  await app.write(
    [
      before
        ? must(
            app.db
              .update(settings)
              .set(row)
              .where(and(eq(settings.key, key), eq(settings.version, before.version))),
          )
        : app.db.insert(settings).values({ ...row, key }),
      audit.entry(app, {
        action: "setting.changed",
        entityType: "setting",
        entityId: key,
        details,
      }),
    ],
    settingsChanged(key),
  );
  return toSetting(app, key, { ...row, key });
}

/** What is left out stays; the keys of the group, which stand beside the fields where it is read, are none of them. */
function fieldsOf({ settings: _, ...fields }: SettingChange["value"]): object {
  if (Object.keys(fields).length > 0) return fields;
  const sentence = "Give an object with its fields.";
  throw new Failure("invalid", sentence, { fields: { value: sentence } });
}

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

/** A kept key goes only where it was entered for: whoever turns the address elsewhere has to know it. */
function refuseSecretElsewhere(
  { secret }: SettingChange,
  before: Row | undefined,
  value: object,
): void {
  if (secret !== undefined || !before?.secret) return;
  if (originOf(before.value) === originOf(value)) return;
  const sentence = "The key was entered for another URL. Enter it again, or remove it.";
  throw new Failure("invalid", sentence, { fields: { secret: sentence } });
}

function originOf(value: object): string | null {
  if ("baseUrl" in value) return new URL(String(value.baseUrl)).origin;
  // A password that was entered for a private conversation is not said in an open one.
  return "host" in value && "security" in value
    ? `${String(value.host)} ${value.security === "none"}`
    : null;
}

type Kept = { declared: SettingDeclaration; before: Row | undefined };

async function secretAfter(app: App, { declared, before }: Kept, { secret }: SettingChange) {
  if (secret === undefined) return before?.secret ?? null;
  // A key stands in a header, a password in no such place.
  if (!declared.isPassword) z.object({ secret: Secret.nullable() }).parse({ secret });
  return secret && seal(app.config, purposeOf(declared.key), secret);
}

const fateOf = (secret: string | null | undefined) => {
  if (secret === undefined) return "kept";
  return secret === null ? "removed" : "replaced";
};

const fieldsChanged = (value: object, before: object) => {
  const was = new Map(Object.entries(before));
  return Object.entries(value)
    .filter(([name, now]) => !Bun.deepEquals(now, was.get(name)))
    .map(([name]) => name);
};
