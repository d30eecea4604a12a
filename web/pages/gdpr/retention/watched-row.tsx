import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { WatchedPerson } from "@/modules/oversight/model";
import type { Selection } from "@/web/components/list/use-selection";
import { useDay } from "@/web/components/wallet/use-day";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Tag } from "@/web/ui/tag";
import { useDeletion } from "./use-deletion";

type Props = {
  person: WatchedPerson;
  /** Only whose time is over is deleted from here; the rest is asked, told or waited for. */
  isExpired: boolean;
  selection: Selection | undefined;
};

/** Somebody whose data has to be looked at, until when it may stay, and what stands in the way of deleting it. */
export function WatchedRow({ person, isExpired, selection }: Props) {
  const t = useTranslations("gdpr.retention");
  const tUi = useTranslations("ui.list");
  const day = useDay();
  const deletion = useDeletion();
  const { id, name, number, email, dataRetentionUntil, daysLeft, isRequested, keptBy } = person;
  const mayGo = isExpired && !isRequested && keptBy === null;
  return (
    <li aria-label={name} className="flex items-center gap-3 px-4 py-2.5 text-sm">
      {isExpired && selection && (
        <Checkbox
          isLabelHidden
          label={tUi("select", { name })}
          checked={selection.has(id)}
          disabled={!mayGo}
          onCheckedChange={() => selection.toggle(id)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/candidates/${id}?tab=consent`}
            className="inline-flex min-h-[24px] items-center gap-1.5 font-medium text-ink underline-offset-2 hover:underline"
          >
            {name}
            <span className="num text-xs text-ink-3">{number}</span>
          </Link>
          <span className="min-w-0 break-all text-ink-2">{email ?? t("noEmail")}</span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          <span>{t("until", { day: day(dataRetentionUntil) })}</span>
          <span className="num">
            {daysLeft < 0 ? t("over", { days: -daysLeft }) : t("left", { days: daysLeft })}
          </span>
          <Marks person={person} />
        </div>
      </div>
      {selection && mayGo && (
        <Button
          look="danger"
          size="sm"
          aria-label={t("deleteOf", { name })}
          pending={deletion.isPending}
          onClick={() => deletion.mutate([id])}
        >
          {t("delete")}
        </Button>
      )}
      {isRequested && (
        <Link
          to="?tab=requests"
          className="inline-flex min-h-[24px] items-center text-xs text-primary-ink underline-offset-2 hover:underline"
        >
          {t("toRequest")}
        </Link>
      )}
    </li>
  );
}

function Marks({ person }: { person: WatchedPerson }) {
  const t = useTranslations("gdpr.retention");
  const day = useDay();
  const { gdprConsent, noticeDueOn, isRestricted, isRequested, keptBy } = person;
  return (
    <>
      {!gdprConsent && <Tag tone="warn">{t("withoutConsent")}</Tag>}
      {noticeDueOn && <Tag tone="warn">{t("noticeDue", { day: day(noticeDueOn) })}</Tag>}
      {isRestricted && !isRequested && <Tag tone="neutral">{t("restricted")}</Tag>}
      {isRequested && <Tag tone="primary">{t("requested")}</Tag>}
      {keptBy && <Tag tone="neutral">{t(`keptBy.${keptBy}`)}</Tag>}
    </>
  );
}
