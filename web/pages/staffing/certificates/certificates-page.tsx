import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { MoreButton } from "@/web/shared/list/more-button";
import { usePages } from "@/web/shared/list/use-pages";
import { PageHead } from "@/web/shared/page-head";
import { expiryList, expiryQueryOf } from "@/web/features/crm/certificates/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { BucketBar } from "./bucket-bar";
import { EndingRow } from "./ending-row";
import { Filters } from "./filters";
import { NothingEnds } from "./nothing-ends";

/** What ends soon or has ended, whose it is, where they work, and the one thing to do about it. */
export function CertificatesPage() {
  const t = useTranslations("papers.expiry");
  const [params] = useSearchParams();
  const list = usePages(useInfiniteQuery(expiryList(expiryQueryOf(params))));
  return (
    <div className="grid min-w-0 gap-4 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("title")}
        count={list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0"}
      />
      <BucketBar />
      <Filters />
      <Rows list={list} />
    </div>
  );
}

type List = ReturnType<typeof usePages<Parameters<typeof EndingRow>[0]["ending"]>>;

function Rows({ list }: { list: List }) {
  const t = useTranslations("papers.expiry");
  const tActions = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (list.phase === "loading")
    return <SkeletonRows label={t("loading")} rows={6} rowClass="h-16" />;
  if (list.phase === "failed") {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(list.error)}
        retryLabel={tActions("retry")}
        onRetry={list.retry}
      />
    );
  }
  if (list.rows.length === 0) return <NothingEnds />;
  return (
    <>
      <ul aria-label={t("list")} className="grid gap-2">
        {list.rows.map((ending) => (
          <EndingRow key={ending.id} ending={ending} />
        ))}
      </ul>
      <MoreButton more={list.more}>{t("more", { left: list.left })}</MoreButton>
    </>
  );
}
