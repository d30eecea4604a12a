import { useQuery } from "@tanstack/react-query";
import { Plus, Webhook as Icon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Webhook } from "@/modules/platform/webhooks/model";
import { Read } from "@/web/features/platform/records/read";
import { webhookList } from "@/web/features/platform/admin/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { MessagesDialog } from "./messages-dialog";
import { WebhookDialog } from "./webhook-dialog";
import { WebhookRow } from "./webhook-row";

/** Which of its parts is open: a new one, one that is changed, or the messages of one. */
type Shown = { kind: "new" } | { kind: "edit" | "messages"; hook: Webhook } | null;

/** The programs that are told what happens here. */
export function WebhooksCard() {
  const t = useTranslations("house.webhooks");
  const query = useQuery(webhookList);
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const add = () => setShown({ kind: "new" });
  return (
    <Card
      title={t("title")}
      action={
        <Button size="sm" icon={Plus} onClick={add}>
          {t("add")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(hooks) =>
          hooks.length === 0 ? (
            <EmptyState
              kind="nothing-yet"
              title={t("none")}
              text={t("noneText")}
              action={
                <Button icon={Icon} onClick={add}>
                  {t("first")}
                </Button>
              }
            />
          ) : (
            <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
              {hooks.map((hook) => (
                <WebhookRow
                  key={hook.id}
                  hook={hook}
                  onEdit={() => setShown({ kind: "edit", hook })}
                  onMessages={() => setShown({ kind: "messages", hook })}
                />
              ))}
            </ul>
          )
        }
      </Read>
      {shown?.kind === "new" && <WebhookDialog onClose={close} />}
      {shown?.kind === "edit" && <WebhookDialog hook={shown.hook} onClose={close} />}
      {shown?.kind === "messages" && <MessagesDialog hook={shown.hook} onClose={close} />}
    </Card>
  );
}
