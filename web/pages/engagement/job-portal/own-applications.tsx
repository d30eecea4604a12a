import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { ownApplications } from "@/web/features/engagement/job-portal/queries";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { OwnItem } from "./own-item";

/** What the signed-in person applied for, and how far each has come. */
export function OwnApplications() {
  const t = useTranslations("portal.own");
  const query = useQuery(ownApplications);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(applications) =>
        applications.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("nothing")}
            text={t("nothingText")}
            action={
              <Link to="/job-portal" className={buttonClass("primary")}>
                {t("toJobs")}
              </Link>
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {applications.map((own) => (
              <li key={own.id} className="min-w-0">
                <OwnItem own={own} />
              </li>
            ))}
          </ul>
        )
      }
    </Read>
  );
}
