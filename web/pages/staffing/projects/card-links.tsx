import { Eye, FileText, type LucideIcon, Pencil, Users } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { useMay } from "@/web/shared/use-may";
import { Hint } from "@/web/ui/hint";

type Way = { label: string; icon: LucideIcon; add: Record<string, string> };

/** The board of the project, its form, its team, and its papers. */
export function CardLinks({ project: { id, name } }: { project: Project }) {
  const t = useTranslations("projects.card");
  const mayEdit = useMay("recruiter");
  const ways: Way[] = [
    { label: t("view", { name }), icon: Eye, add: {} },
    ...(mayEdit ? [{ label: t("edit", { name }), icon: Pencil, add: { edit: "1" } }] : []),
    { label: t("team", { name }), icon: Users, add: { tab: "team" } },
    { label: t("contract", { name }), icon: FileText, add: { tab: "documents" } },
  ];
  return ways.map((way) => <CardLink key={way.label} id={id} {...way} />);
}

function CardLink({ id, label, icon: Icon, add }: Way & { id: string }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(add)) params.set(key, value);
  return (
    <Hint content={label}>
      <Link
        to={{ pathname: `/projects/${id}`, search: params.toString() }}
        preventScrollReset
        aria-label={label}
        className="inline-flex size-[28px] items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" size={15} />
      </Link>
    </Hint>
  );
}
