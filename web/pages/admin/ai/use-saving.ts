import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Setting, SettingChange } from "@/modules/settings/model";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/components/spoken";
import { notifyAtom } from "@/web/state/notices";
import { brandKey, mailKey, sessionKey } from "@/web/state/query-keys";
import { aiSettings, aiStatus } from "./queries";

/** Changes a setting at the version that was shown; what it was before can be brought back. */
export function useSaving(
  { key, version, value: before }: Pick<Setting, "key" | "version" | "value">,
  also?: QueryKey,
) {
  const t = useTranslations("admin");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () =>
    Promise.all(
      [
        aiSettings.queryKey,
        aiStatus.queryKey,
        sessionKey,
        mailKey,
        brandKey,
        ...(also ? [also] : []),
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const undo = () => ok(api.settings({ name: key }).put({ value: { ...before } })).then(refresh);
  return useMutation({
    mutationFn: (change: Omit<SettingChange, "version">) =>
      ok(api.settings({ name: key }).put({ ...change, version })),
    onSuccess: (_, { secret }) =>
      notify({
        ...{ title: t("saved"), description: t("savedText"), tone: "ok" },
        // A password that was replaced is kept nowhere, so that nothing could bring it back.
        ...(secret === undefined && { undo }),
      }),
    onError: (error) =>
      notify({ title: t("notSaved"), description: refusalOf(error), tone: "destructive" }),
    onSettled: refresh,
  });
}
