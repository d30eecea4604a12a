import type { GroupName } from "@/modules/settings/rules";
import { api, ok } from "@/web/api";

/** What is set in one group, key by key with its version. */
export const readSettings = async (name: GroupName) =>
  (await ok(api.settings({ name }).get())).settings;
