import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { MoreButton } from "@/web/shared/list/more-button";
import type { Pages } from "@/web/shared/list/use-pages";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Failed } from "./failed";

type Words = { title: string; text: string };
type Props<Row> = {
  label: string;
  pages: Pages<Row>;
  isFiltered: boolean;
  clear: () => void;
  nothing: Words;
  noMatch: Words;
  children: (row: Row) => ReactNode;
};

/** The lines of a part of the screen, however they stand: read, empty, failed, and more to come. */
export function List<Row>({ label, pages, isFiltered, clear, children, ...words }: Props<Row>) {
  const t = useTranslations("gdpr");
  const tList = useTranslations("ui.list");
  const { phase, rows, more, left } = pages;
  if (phase === "loading") return <SkeletonRows label={t("loading")} rows={6} rowClass="h-14" />;
  if (phase === "failed") return <Failed onRetry={pages.retry} />;
  const frame = "overflow-hidden rounded-lg border border-line bg-surface shadow-card";
  if (rows.length === 0) {
    const undo = <Button onClick={clear}>{tList("clearFilters")}</Button>;
    return (
      <div className={frame}>
        {isFiltered ? (
          <EmptyState kind="nothing-matches" {...words.noMatch} action={undo} />
        ) : (
          <EmptyState kind="nothing-yet" {...words.nothing} />
        )}
      </div>
    );
  }
  return (
    <>
      <ul aria-label={label} className={`${frame} divide-y divide-line`}>
        {rows.map(children)}
      </ul>
      <MoreButton more={more}>{t("more", { left })}</MoreButton>
    </>
  );
}
