import { useTranslations } from "use-intl";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { useDay } from "@/web/shared/dates";

/** When and how a candidate agreed. */
export function Confirmed({ line: { confirmedOn, way } }: { line: LedgerLine }) {
  const t = useTranslations("projectWork.submission");
  const dayOf = useDay();
  if (!confirmedOn || !way) return null;
  return (
    <p className="text-sm text-ink-2">
      {t("rightGiven", { day: dayOf(confirmedOn), way: t(`ways.${way}`) })}
    </p>
  );
}
