import { useNow, useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { answerDays } from "@/modules/privacy/gdpr/rules";
import { When } from "@/web/features/platform/records/when";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { StatusTag } from "./status-tag";

const dayMs = 86_400_000;

type Props = { erasure: Erasure; onOpen: (id: string) => void };

/** One request with the law's clock. */
export function RequestLine({ erasure, onOpen }: Props) {
  const t = useTranslations("gdpr.requests");
  const mayOpen = useMay("recruiter");
  const { id, number, entityType, origin, requestedAt, reason } = erasure;
  const name = erasure.name ?? t("erasedPerson");
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm"
    >
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink">{name}</span>
          <span className="num text-xs text-ink-3">{number ?? t(`entities.${entityType}`)}</span>
          <StatusTag status={erasure.status} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
          <span>{t(`origins.${origin}`)}</span>
          <When iso={requestedAt} />
          {reason && <span className="min-w-0 break-words">{reason}</span>}
        </p>
      </div>
      <Clock erasure={erasure} />
      {mayOpen && (
        <Button size="sm" aria-label={t("reviewOf", { name })} onClick={() => onOpen(id)}>
          {t("review")}
        </Button>
      )}
    </li>
  );
}

/** How much is left of the month that the law gives. */
function Clock({ erasure: { status, dueOn } }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.requests");
  const now = useNow();
  if (status === "erased" || status === "cancelled" || status === "refused") return null;
  const left = Math.ceil((Date.parse(`${dueOn}T23:59:59Z`) - now.getTime()) / dayMs) - 1;
  return (
    <span className={left < 7 ? "num text-xs font-medium text-bad" : "num text-xs text-ink-2"}>
      {left < 0 ? t("late", { days: -left }) : t("clock", { days: left, limit: answerDays })}
    </span>
  );
}
