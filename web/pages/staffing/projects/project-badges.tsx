import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { isOverdue } from "@/modules/staffing/projects/rules";
import { useToday } from "@/web/shared/hooks/use-zone";
import { PriorityTag } from "@/web/features/staffing/projects/priority-tag";
import { Tag } from "@/web/ui/tag";

/** What has to be known beside the status. */
export function ProjectBadges({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records");
  return (
    <>
      <PriorityTag priority={project.priority} />
      {isOverdue(project, useToday()) && <Tag tone="bad">{t("overdue")}</Tag>}
      {project.isArchived && <Tag tone="warn">{tAll("archived")}</Tag>}
      {project.isSample && <Tag hasLed={false}>{t("sample")}</Tag>}
    </>
  );
}
