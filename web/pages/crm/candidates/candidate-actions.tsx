import { Upload } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import { DoublesLink } from "@/web/features/crm/duplicates/merge-two";
import type { CandidateListQuery } from "@/web/features/crm/candidates/queries";
import { useMay } from "@/web/shared/use-may";
import { buttonClass } from "@/web/ui/button";

/** What is done with candidates as a whole: doubles, a file in, a file out. */
export function CandidateActions({ query }: { query: CandidateListQuery }) {
  const t = useTranslations("candidates");
  const mayImport = useMay("recruiter");
  return (
    <>
      <DoublesLink kind="candidate" />
      {mayImport && (
        <Link to="/candidates/import" className={buttonClass()}>
          <Upload aria-hidden="true" size={16} />
          {t("importFile")}
        </Link>
      )}
      <ExportMenu path="/api/candidates/export" filter={query} />
    </>
  );
}
