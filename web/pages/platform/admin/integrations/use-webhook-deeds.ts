import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Webhook, WebhookTest } from "@/modules/platform/webhooks/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { useSpoken } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { systemKey, webhooksKey } from "@/web/state/query-keys";

/** What can be done with a webhook from its row. */
export function useWebhookDeeds({ id, name, version }: Webhook) {
  const t = useTranslations("house.webhooks");
  const say = useSpoken();
  const notify = useSetAtom(notifyAtom);
  const at = api.webhooks({ id });
  const shared = { failed: t("notChanged"), keys: [webhooksKey, systemKey] };
  const tell = ({ isWell, ms, sentence }: WebhookTest) =>
    notify({
      title: t(isWell ? "testWell" : "testBad", { name }),
      description: t("tested", { sentence: say(sentence), ms }),
      tone: isWell ? "ok" : "destructive",
    });
  return {
    turn: useDeed({ act: (isOn: boolean) => ok(at.patch({ version, isOn })), ...shared }),
    remove: useDeed({ act: () => ok(at.delete()), said: () => t("removed", { name }), ...shared }),
    test: useDeed({ act: async () => tell(await ok(at.test.post())), ...shared }),
  };
}
