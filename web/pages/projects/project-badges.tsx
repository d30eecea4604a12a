import { useTranslations } from "use-intl";
import type { Project } from "@/modules/projects/model";
import { isOverdue } from "@/modules/projects/rules";
import { useToday } from "@/web/components/use-zone";
import { PriorityTag } from "@/web/components/projects/priority-tag";
import { StatusTag } from "@/web/components/projects/status-tag";
import { Tag } from "@/web/ui/tag";

/** What has to be known before anything else. */
export function ProjectBadges({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records");
  return (
    <>
      <StatusTag status={project.status} />
      <PriorityTag priority={project.priority} />
      {isOverdue(project, useToday()) && <Tag tone="bad">{t("overdue")}</Tag>}
      {project.isArchived && <Tag tone="warn">{tAll("archived")}</Tag>}
      {project.isSample && <Tag hasLed={false}>{t("sample")}</Tag>}
    </>
  );
}
