import { useFormatter, useTranslations } from "use-intl";
import type { Delivery } from "@/modules/communications/model";
import { useSpoken } from "@/web/components/spoken";
import { DeliveryTag } from "./delivery-tag";

/** What became of a message, why, and what one can do about it. */
export function DeliveryLine({ delivery: { state, at, reason } }: { delivery: Delivery }) {
  const t = useTranslations("communications.delivery");
  const say = useSpoken();
  const format = useFormatter();
  const when = at ? format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }) : "";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      <DeliveryTag state={state} />
      <span>{state === "sent" && !at ? null : t(`help.${state}`, { when })}</span>
      {state === "queued" && when && <span>{t("again", { when })}</span>}
      {reason && <span className="break-words">{t("said", { reason: say(reason) })}</span>}
    </div>
  );
}
