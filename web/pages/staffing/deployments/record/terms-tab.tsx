import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { takesSeat } from "@/modules/staffing/deployments/rules";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { TermsItem } from "./terms-item";

const TermsDialog = lazy(() => import("./terms-dialog"));

/** Every set of dates and rates: the original, what was asked, and what holds. */
export function TermsTab({ deployment: it }: { deployment: DeploymentRecord }) {
  const t = useTranslations("deployments.terms");
  const mayAsk = useMay("recruiter");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-4">
      <SectionTitle>{t("title")}</SectionTitle>
      <ol className="grid gap-3">
        {it.terms.map((terms, at) => (
          <li key={terms.id}>
            <TermsItem deployment={it} terms={terms} isOriginal={at === 0} />
          </li>
        ))}
      </ol>
      {mayAsk && takesSeat(it.status) && (
        <div>
          <Button onClick={() => setAsking(true)}>{t("ask")}</Button>
        </div>
      )}
      {isAsking && (
        <Suspense>
          <TermsDialog deployment={it} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
