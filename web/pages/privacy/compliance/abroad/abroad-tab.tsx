import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { dossierList } from "@/web/features/privacy/compliance/queries";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { DossierRow } from "./dossier-row";

/** Everybody who works or will work abroad, and what is left to do for them. */
export function AbroadTab() {
  const t = useTranslations("compliance");
  const query = useQuery(dossierList);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("abroad.failed") }}>
      {(dossiers) =>
        dossiers.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("abroad.none")}
            text={t("abroad.noneText")}
            action={
              <Link to="/deployments" className={buttonClass()}>
                {t("abroad.toDeployments")}
              </Link>
            }
          />
        ) : (
          <ul aria-label={t("abroad.list")} className="grid grid-cols-1 gap-2">
            {dossiers.map((dossier) => (
              <DossierRow key={dossier.deploymentId} dossier={dossier} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}
