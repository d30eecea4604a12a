import type { Setting } from "@/modules/platform/settings/model";
import { groupOf } from "@/modules/platform/settings/rules";
import { api, ok } from "@/web/api";

/** What is set in one group, key by key with its version. */
export const readSettings = async (name: string) =>
  (await ok(api.settings({ name }).get())).settings;

/** Changes some fields of a setting as it is now, whatever became of the others meanwhile. */
export async function putFields(key: Setting["key"], fields: Record<string, unknown>) {
  const all = await readSettings(groupOf(key));
  const { value, version } = all.find((it) => it.key === key) ?? {};
  return ok(
    api
      .settings({ name: key })
      .put({ value: { ...value, ...fields }, ...(version !== undefined && { version }) }),
  );
}
