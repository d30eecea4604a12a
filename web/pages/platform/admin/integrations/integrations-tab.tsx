import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus, Webhook as Icon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { apiTokens, webhookList } from "@/web/features/platform/admin/queries";
import { Read } from "@/web/features/records/core/read";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { NewTokenDialog } from "./new-token-dialog";
import { TokenRow } from "./token-row";
import type { Webhook } from "@/modules/platform/webhooks/model";
import { MessagesDialog } from "./messages-dialog";
import { WebhookDialog } from "./webhook-dialog";
import { WebhookRow } from "./webhook-row";

/** Which of its parts is open: a new one, one that is changed, or the messages of one. */
type Shown = { kind: "new" } | { kind: "edit" | "messages"; hook: Webhook } | null;

/** The programs that are told what happens here. */
function WebhooksCard() {
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

/** How other programs get in, and how they are told what happens here. */
export function IntegrationsTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <TokensCard />
      <WebhooksCard />
    </div>
  );
}

/** The keys that other programs have to the calls of the product. */
function TokensCard() {
  const t = useTranslations("house.tokens");
  const query = useQuery(apiTokens);
  const [isNew, setNew] = useState(false);
  const add = (
    <Button size="sm" icon={Plus} onClick={() => setNew(true)}>
      {t("add")}
    </Button>
  );
  return (
    <Card title={t("title")} action={add}>
      <p className="pb-3 text-sm text-ink-2">
        {t.rich("text", {
          link: (words) => (
            <a href="/api/openapi.json" target="_blank" rel="noreferrer" className="underline">
              {words}
            </a>
          ),
        })}
      </p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState
              kind="nothing-yet"
              title={t("none")}
              text={t("noneText")}
              action={
                <Button icon={KeyRound} onClick={() => setNew(true)}>
                  {t("first")}
                </Button>
              }
            />
          ) : (
            <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Read>
      {isNew && <NewTokenDialog onClose={() => setNew(false)} />}
    </Card>
  );
}

export { IntegrationsTab as Component };
