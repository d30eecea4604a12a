import { useQuery } from "@tanstack/react-query";
import { RotateCw, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Delivery, Webhook } from "@/modules/platform/webhooks/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { webhookMessages } from "@/web/features/platform/admin/queries";
import { useServerText } from "@/web/i18n/server-texts";
import { webhooksKey } from "@/web/state/query-keys";
import { Dialog } from "@/web/ui/dialog";
import { EmptyState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";
import { keyOf } from "./event-key";

type Props = { hook: Webhook; onClose: () => void };

/** What a program was told and is still to be told, with what it answered. */
export function MessagesDialog({ hook: { id, name }, onClose }: Props) {
  const t = useTranslations("house.webhooks");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(webhookMessages(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("messagesTitle", { name })}
      description={t("messagesText")}
      closeLabel={tCommon("close")}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("noMessages")} />
          ) : (
            <ul className="divide-y divide-line border-y border-line text-sm">
              {messages.map((message) => (
                <Line key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Read>
    </Dialog>
  );
}

const tones = { queued: "primary", delivered: "ok", dropped: "neutral" } as const;

function Line({ message }: { message: Delivery }) {
  const t = useTranslations("house.webhooks");
  const say = useServerText();
  const { event, state, attempts, status, reason, ms, createdAt } = message;
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-ink">{t(`events.${keyOf(event)}`)}</span>
          <Tag tone={tones[state]}>{t(`messageStates.${state}`)}</Tag>
          <When iso={createdAt} />
        </p>
        <p className="num flex flex-wrap gap-x-3 text-xs text-ink-2">
          <span>{t("attempts", { count: attempts })}</span>
          {status !== null && <span>{t("status", { status })}</span>}
          {ms !== null && <span>{t("took", { ms })}</span>}
        </p>
        {reason && <p className="text-xs text-bad">{say(reason)}</p>}
      </div>
      <MessageActions message={message} />
    </li>
  );
}

function MessageActions({ message: { id, state, event } }: { message: Delivery }) {
  const t = useTranslations("house.webhooks");
  const at = api.webhooks.messages({ id });
  const shared = { failure: t("notChanged"), keys: [webhooksKey] };
  const retry = useUndoableMutation({
    run: () => ok(at.retry.post()),
    success: () => t("retried"),
    ...shared,
  });
  const drop = useUndoableMutation({
    run: () => ok(at.drop.post()),
    undo: () => ok(at.retry.post()),
    success: () => t("dropped"),
    ...shared,
  });
  // Whoever wants another test message sends a new one.
  if (event === "webhook.test") return null;
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={RotateCw}
        size="sm"
        label={t("retry")}
        onClick={() => retry.mutate(undefined)}
      />
      {state === "queued" && (
        <IconButton icon={X} size="sm" label={t("drop")} onClick={() => drop.mutate(undefined)} />
      )}
    </span>
  );
}
