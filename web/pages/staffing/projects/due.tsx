import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { isOverdue } from "@/modules/staffing/projects/rules";
import { useDay } from "@/web/shared/dates";
import { useToday } from "@/web/shared/hooks/use-zone";
import { WordsCell } from "@/web/shared/list/table/cells";
import { Tag } from "@/web/ui/tag";

/** A last day that went by while the project goes on stands out, and says why. */
export function Due({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const dayOf = useDay();
  const day = project.endDate && dayOf(project.endDate);
  if (!isOverdue(project, useToday())) return <WordsCell text={day} />;
  return (
    <Tag tone="bad" title={t("overdue")}>
      {day}
      <span className="sr-only">{t("overdue")}</span>
    </Tag>
  );
}
