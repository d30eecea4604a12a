import { UserMinus } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Chosen } from "@/modules/engagement/campaigns/model";
import { isField } from "@/modules/engagement/campaigns/rules";
import { useDay } from "@/web/shared/dates";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

type Props = { person: Chosen; onLeaveOut: ((id: string) => void) | undefined };

/** Somebody of the audience: by what right they are written to, or why they are not. */
export function PersonRow({ person, onLeaveOut }: Props) {
  const t = useTranslations("campaigns");
  const dayOf = useDay();
  const { candidateId, name, number, locale, reason, gaps, consentedAt } = person;
  const fields = gaps.map((gap) => (isField(gap) ? t(`letters.fields.${gap}`) : gap)).join(", ");
  return (
    <li className="flex min-h-11 items-center gap-3 py-2 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/candidates/${candidateId}`}
          className="flex min-h-[24px] min-w-0 items-center break-words text-ink hover:underline"
        >
          {name}
        </Link>
        <span className="num text-xs text-ink-3">{number}</span>
        <span className="text-xs text-ink-3">{t(`letters.languages.${locale}`)}</span>
        {reason && <Tag tone="warn">{t(`reasons.${reason}`)}</Tag>}
        {gaps.length > 0 && (
          <span className="text-xs text-ink-3">{t("audience.gapsOf", { fields })}</span>
        )}
        {!reason && consentedAt && (
          <span className="text-xs text-ink-3">
            {t("audience.consented", { day: dayOf(consentedAt) })}
          </span>
        )}
      </div>
      {onLeaveOut && (
        <IconButton
          size="sm"
          icon={UserMinus}
          label={t("audience.leaveOutName", { name })}
          onClick={() => onLeaveOut(candidateId)}
        />
      )}
    </li>
  );
}
