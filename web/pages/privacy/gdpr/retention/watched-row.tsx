import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { WatchedPerson } from "@/modules/privacy/ai-oversight/model";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Tag } from "@/web/ui/tag";
import type { RetentionAction } from "./retention-action";

type Props = { person: WatchedPerson; deed: RetentionAction | undefined; selection: Selection };

/** Somebody whose data has to be looked at, until when it may stay, and what stands in the way of deleting it. */
export function WatchedRow({ person, deed, selection }: Props) {
  const t = useTranslations("gdpr.retention");
  const tUi = useTranslations("ui.list");
  const day = useDate();
  const { id, name, number, email, dataRetentionUntil, daysLeft, isRequested } = person;
  const isPossible = deed?.isPossible(person);
  return (
    <li aria-label={name} className="flex items-center gap-3 px-4 py-2.5 text-sm">
      {deed && (
        <Checkbox
          isLabelHidden
          label={tUi("select", { name })}
          checked={selection.has(id)}
          disabled={!isPossible}
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
      {deed && isPossible && (
        <Button
          look={deed.isGrave ? "danger" : "secondary"}
          size="sm"
          aria-label={deed.about(name)}
          pending={deed.isPending}
          onClick={() => deed.run([id])}
        >
          {deed.word}
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
  const day = useDate();
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
