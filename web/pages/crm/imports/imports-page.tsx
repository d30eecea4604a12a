import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { oneImport } from "@/web/features/crm/imports/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { FileDrop } from "./file-drop";
import { ImportWizard } from "./import-wizard";
import { Outcome } from "./outcome";
import { Recent } from "./recent";

/** A file on its way to becoming candidates; `/candidates/import/:id` is one that has begun. */
export function ImportsPage() {
  const t = useTranslations("imports");
  const { id } = useParams();
  return (
    <div className="grid gap-5 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("title")}
        action={
          <Link to="/candidates" className={buttonClass("ghost")}>
            {t("toCandidates")}
          </Link>
        }
      />
      {id ? <Opened key={id} id={id} /> : <Begin />}
    </div>
  );
}

const Begin = () => (
  <div className="grid max-w-3xl gap-6">
    <FileDrop />
    <Recent />
  </div>
);

function Opened({ id }: { id: string }) {
  const t = useTranslations("imports");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data: row, error, refetch } = useQuery(oneImport(id));
  if (row) return row.state === "draft" ? <ImportWizard row={row} /> : <Outcome id={id} />;
  if (!error) return <SkeletonRows label={t("loading")} rows={6} />;
  return (
    <ErrorState
      title={t("failed")}
      text={refusalOf(error)}
      retryLabel={tCommon("retry")}
      onRetry={() => void refetch()}
    />
  );
}
