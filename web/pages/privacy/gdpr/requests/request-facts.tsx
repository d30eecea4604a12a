import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { useServerText } from "@/web/i18n/server-texts";
import { StatusTag } from "./status-tag";

/** Who asked, when, why, and by when the law wants an answer. */
export function RequestFacts({ erasure }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.request");
  const tList = useTranslations("gdpr.requests");
  const say = useServerText();
  const day = useDate();
  const format = useFormatter();
  const moment = (iso: string) => format.dateTime(new Date(iso), "moment");
  const { status, origin, requestedAt, requestedBy, dueOn, reason, trouble } = erasure;
  const isRunning = status === "waiting" || status === "confirmed";
  return (
    <div className="grid gap-3">
      {trouble && <Banner tone="bad">{t("trouble", { why: say(trouble) })}</Banner>}
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={t("status")}>
          <StatusTag status={status} />
        </Fact>
        <Fact name={t("asked")}>
          {tList(`origins.${origin}`)}, {requestedBy}, {moment(requestedAt)}
        </Fact>
        {reason && <Fact name={t("reason")}>{reason}</Fact>}
        <Fact name={t("due")}>{day(dueOn)}</Fact>
        {isRunning && (
          <Fact name={t("quarantine")}>
            {t(status === "confirmed" ? "erasedAt" : "undoableUntil", {
              at: moment(erasure.quarantineUntil),
            })}
          </Fact>
        )}
      </dl>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="mt-0.5 break-words text-ink">{children}</dd>
  </div>
);
