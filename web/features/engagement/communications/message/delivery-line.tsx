import { useFormatter, useTranslations } from "use-intl";
import type { Communication, Delivery } from "@/modules/engagement/communications/model";
import { mayBeCancelled, mayBeRetried } from "@/modules/platform/mail/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useServerText } from "@/web/i18n/server-texts";
import { communicationsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { DeliveryTag } from "./delivery-tag";

type Props = { message: Pick<Communication, "id" | "isMine">; delivery: Delivery };

/** What became of a message, why, and what one can do about it. */
export function DeliveryLine({ message, delivery }: Props) {
  const t = useTranslations("communications.delivery");
  const say = useServerText();
  const format = useFormatter();
  const { state, at, reason } = delivery;
  const when = at ? format.dateTime(new Date(at), "moment") : "";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      <DeliveryTag state={state} />
      <span>{t(`help.${state}`, { when })}</span>
      {state === "queued" && when && <span>{t("again", { when })}</span>}
      {reason && <span className="break-words">{t("said", { reason: say(reason) })}</span>}
      {message.isMine && <DeliveryActions id={message.id} state={delivery.state} />}
    </div>
  );
}

/** What its author decides about a letter that has not arrived. */
function DeliveryActions({ id, state }: { id: string; state: Delivery["state"] }) {
  const t = useTranslations("communications.delivery");
  const at = api.crm.communications({ id }).sending;
  const failed = t("failed");
  const keys = [communicationsKey];
  const retry = useUndoableMutation({
    run: () => ok(at.post()),
    success: () => t("retried"),
    failure: failed,
    keys,
  });
  const cancel = useUndoableMutation({
    run: () => ok(at.delete()),
    success: () => t("cancelled"),
    failure: failed,
    keys,
  });
  return (
    <>
      {mayBeRetried.includes(state) && (
        <Button size="sm" pending={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {t("retry")}
        </Button>
      )}
      {mayBeCancelled.includes(state) && (
        <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {t("cancel")}
        </Button>
      )}
    </>
  );
}
