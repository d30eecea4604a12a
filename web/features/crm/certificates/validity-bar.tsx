import { useTranslations } from "use-intl";
import type { WalletPaper } from "./queries";
import { type Validity, validityOf } from "@/modules/crm/candidates/rules";
import { daysBetween } from "@/modules/staffing/requirements/rules";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { cx } from "@/web/ui/cx";
import { useToday } from "@/web/shared/use-zone";

const fills: Record<Validity, string> = {
  valid: "bg-ok-led",
  ending: "bg-warn-led",
  expired: "bg-bad-led",
  open: "bg-ink-3",
};
/** Where nobody noted the day of issue, the last year is shown. */
const daysShown = 365;

/** How much of its time a paper has left: drawn, and said in words. */
export function ValidityBar({ paper }: { paper: Pick<WalletPaper, "issuedOn" | "expiresOn"> }) {
  const t = useTranslations("papers.wallet");
  const today = useToday();
  const { issuedOn, expiresOn } = paper;
  const left = expiresOn === null ? null : daysBetween(today, expiresOn);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
        <ValidityTag expiresOn={expiresOn} />
        {left === null
          ? t("noEnd")
          : left < 0
            ? t("daysOver", { days: -left })
            : t("daysLeft", { days: left })}
      </div>
      {left !== null && expiresOn !== null && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className={cx("h-full rounded-full", fills[validityOf(expiresOn, today)])}
            style={{ width: `${shareLeft(left, issuedOn && daysBetween(issuedOn, expiresOn))}%` }}
          />
        </div>
      )}
    </div>
  );
}

const shareLeft = (left: number, whole: number | null | "") =>
  Math.max(0, Math.min(100, (100 * left) / (whole || daysShown)));
