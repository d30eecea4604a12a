import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";

type Props = { project: Pick<Project, "id" | "clientId" | "clientName"> };

const linkClass =
  "inline-flex min-h-[24px] items-center text-primary-ink underline-offset-2 hover:underline";

/** For whom it is; where nobody said, the way to say it. */
export function ClientLine({ project: { id, clientId, clientName } }: Props) {
  const t = useTranslations("projects");
  const mayEdit = useHasRole("recruiter");
  const { search } = useLocation();
  if (clientId)
    return <Link to={`/clients/${clientId}`} className={linkClass} children={clientName} />;
  const editing = new URLSearchParams(search);
  editing.set("edit", "1");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-ink-3">
      {t("unknownClient")}
      {mayEdit && (
        <Link to={{ pathname: `/projects/${id}`, search: `?${editing}` }} className={linkClass}>
          {t("chooseClient")}
        </Link>
      )}
    </span>
  );
}
