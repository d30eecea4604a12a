import { useTranslations } from "use-intl";
import type { Activity } from "@/modules/platform/privacy-log/model";
import { Card } from "@/web/ui/card";
import { ActivityLine } from "../activity-line";

export function Recent({ activities }: { activities: Activity[] }) {
  const t = useTranslations("gdpr.recent");
  return (
    <Card title={t("title")}>
      {activities.length === 0 ? (
        <p className="text-sm text-ink-2">{t("nothing")}</p>
      ) : (
        <ul aria-label={t("title")} className="-mx-4 -my-2 divide-y divide-line">
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </Card>
  );
}
