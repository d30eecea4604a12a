import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { Section } from "./sections";
import { ScrapeFirst } from "./scrape-first";

type Props<Content> = {
  section: Exclude<Section, "employers">;
  query: UseQueryResult<Content>;
  isEmpty: (content: Content) => boolean;
  children: (content: Content) => ReactNode;
};

/** A part of the radar while it loads, when it cannot be read, and when there is nothing in it. */
export function SectionState<Content>({ section, query, isEmpty, children }: Props<Content>) {
  const t = useTranslations("radar");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, isError, error, refetch } = query;
  if (isError && data === undefined) {
    return (
      <Surface>
        <ErrorState
          title={t("failed")}
          text={refusalOf(error)}
          retryLabel={tCommon("retry")}
          onRetry={() => void refetch()}
        />
      </Surface>
    );
  }
  if (data === undefined) return <SkeletonRows label={t("loading")} rowClass="h-16" />;
  if (!isEmpty(data)) return children(data);
  return (
    <Surface>
      <EmptyState
        kind="nothing-yet"
        title={t(`none.${section}.title`)}
        text={t(`none.${section}.text`)}
        action={<ScrapeFirst />}
      />
    </Surface>
  );
}

const Surface = ({ children }: { children: ReactNode }) => (
  <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
    {children}
  </div>
);
