import type { Setting } from "@/modules/platform/settings/model";
import { type GroupName, groups } from "@/modules/platform/settings/rules";
import { api, ok } from "@/web/api";

/** What is set in one group, key by key with its version. */
export const readSettings = async (name: GroupName) =>
  (await ok(api.settings({ name }).get())).settings;

/** Changes some fields of a setting as it is now, whatever became of the others meanwhile. */
export async function putFields(key: Setting["key"], fields: Record<string, unknown>) {
  const name = Object.keys(groups).find((it): it is GroupName => it === key.split(".")[0]);
  const all = name ? await readSettings(name) : [];
  const { value, version } = all.find((it) => it.key === key) ?? {};
  return ok(
    api
      .settings({ name: key })
      .put({ value: { ...value, ...fields }, ...(version !== undefined && { version }) }),
  );
}
