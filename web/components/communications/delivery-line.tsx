import { useFormatter, useTranslations } from "use-intl";
import type { Delivery } from "@/modules/communications/model";
import { mayBeCancelled, mayBeRetried } from "@/modules/mail/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/components/attached/use-deed";
import { useSpoken } from "@/web/components/spoken";
import { useMay } from "@/web/components/use-may";
import { communicationsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { DeliveryTag } from "./delivery-tag";

/** What became of a message, why, and what one can do about it. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("communications.delivery");
  const say = useSpoken();
  const format = useFormatter();
  const isAdmin = useMay("admin");
  const { state, at, reason } = delivery;
  const when = at ? format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }) : "";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      <DeliveryTag state={state} />
      <span>{t(`help.${state}`, { when })}</span>
      {state === "queued" && when && <span>{t("again", { when })}</span>}
      {reason && <span className="break-words">{t("said", { reason: say(reason) })}</span>}
      {isAdmin && <Deeds delivery={delivery} />}
    </div>
  );
}

/** What an administrator decides about a letter that has not arrived. */
function Deeds({ delivery: { letterId: id, state } }: { delivery: Delivery }) {
  const t = useTranslations("communications.delivery");
  const at = api.mail.letters({ id });
  const failed = t("failed");
  const keys = [communicationsKey];
  const retry = useDeed({ act: () => ok(at.retry.post()), said: () => t("retried"), failed, keys });
  const cancel = useDeed({
    ...{ act: () => ok(at.cancellation.post()), said: () => t("cancelled"), failed, keys },
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
