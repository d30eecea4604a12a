import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Activity } from "@/modules/records/privacy-log/model";
import { When } from "@/web/features/records/core/when";
import { useDate } from "@/web/shared/dates";
import { Tag } from "@/web/ui/tag";

const tones = { completed: "ok", pending: "warn", failed: "bad" } as const;

/** One line of the log, which keeps no name: whom it is about is looked up as long as they are there. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const t = useTranslations("gdpr.activities");
  const day = useDate();
  const { type, status, description, entityType, createdAt, completedAt, dueAt } = activity;
  return (
    <li className="grid gap-1 px-4 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">{t("request", { type: t(`types.${type}`) })}</span>
        <span className="min-w-0 flex-1 basis-40 break-words text-ink-2">{description}</span>
        <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-3">
        <span>{t(`entities.${entityType}`)}</span>
        <About activity={activity} />
        <span className="flex items-center gap-1">
          {t("created")} <When iso={createdAt} />
        </span>
        {completedAt && (
          <span className="flex items-center gap-1">
            {t("completed")} <When iso={completedAt} />
          </span>
        )}
        {status === "pending" && dueAt && <span>{t("due", { day: day(dueAt) })}</span>}
      </div>
    </li>
  );
}

/** By name and with a way there; of whoever is gone only the id is left, which stands behind a word. */
function About({ activity: { entityType, entityId, entityName } }: { activity: Activity }) {
  const t = useTranslations("gdpr.activities");
  if (entityName && entityType !== "user") {
    return (
      <Link
        to={`/${entityType}s/${entityId}`}
        className="inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
      >
        {entityName}
      </Link>
    );
  }
  if (entityName) return <span>{entityName}</span>;
  return (
    <details>
      <summary className="min-h-[24px] cursor-pointer leading-[24px]">{t("gone")}</summary>
      <span className="num break-all">{entityId}</span>
    </details>
  );
}
