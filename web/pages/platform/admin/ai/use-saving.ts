import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Setting, SettingChange } from "@/modules/platform/settings/model";
import { api, ok } from "@/web/api";
import { putFields } from "@/web/features/platform/settings/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { brandKey, mailKey, sessionKey } from "@/web/state/query-keys";
import { aiSettings, aiStatus } from "./queries";

/** Changes a setting at the version that was shown; what it was before can be brought back. */
export function useSaving(
  { key, version, value: before }: Pick<Setting, "key" | "version" | "value">,
  also?: QueryKey,
) {
  const t = useTranslations("admin");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const others = [aiStatus.queryKey, sessionKey, mailKey, brandKey, ...(also ? [also] : [])];
  const refresh = async () => {
    // First the settings with their version: what a state offers is pressed at the version it came from.
    await queries.invalidateQueries({ queryKey: aiSettings.queryKey });
    await Promise.all(others.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const undo = (saved: Record<string, unknown>) => () =>
    putFields(key, changedFrom(before, saved)).then(refresh);
  return useMutation({
    mutationFn: (change: Omit<SettingChange, "version">) =>
      ok(api.settings({ name: key }).put({ ...change, version })),
    onSuccess: (_, { secret, value }) =>
      notify({
        title: t("saved"),
        description: t("savedText"),
        tone: "ok",
        // A password that was replaced is kept nowhere, so that nothing could bring it back.
        ...(secret === undefined && { undo: undo(value) }),
      }),
    onError: (error) =>
      notify({ title: t("notSaved"), description: refusalOf(error), tone: "destructive" }),
    onSettled: refresh,
  });
}

/** What the fields were that this change touched; what others changed since stays as they left it. */
const changedFrom = (before: object, saved: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name, was]) => JSON.stringify(was) !== JSON.stringify(saved[name]),
    ),
  );
