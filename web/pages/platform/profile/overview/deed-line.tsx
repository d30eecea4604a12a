import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { OwnDeed } from "@/modules/platform/profile/model";
import { useEventName } from "@/web/features/platform/records/timeline-line";

/** What was done, to which record, and when; several in one go are one line. */
export function DeedLine({ deed }: { deed: OwnDeed }) {
  const { type, kind, recordId, label, event, at, n } = deed;
  const t = useTranslations("profile.activity");
  const format = useFormatter();
  const eventName = useEventName(`${kind}s`);
  const path = `/${kind}s/${recordId}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-2 text-sm">
      <span className="text-ink">{eventName({ type, event })}</span>
      {n > 1 && <span className="text-ink-2">{t("many", { kind, n })}</span>}
      {n === 1 && label !== null && (
        <Link
          to={path}
          className="inline-flex min-h-[24px] min-w-0 items-center break-words text-primary-ink hover:underline"
        >
          {label}
        </Link>
      )}
      {n === 1 && label === null && <span className="text-ink-3">{t("gone")}</span>}
      <time dateTime={at} className="num ml-auto text-xs text-ink-3">
        {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}
      </time>
    </li>
  );
}
