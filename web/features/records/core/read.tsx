import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  words: { loading: string; failed: string };
  children: (data: Data) => ReactNode;
};

/** What was asked for: on its way, not to be had, or there. */
export function Read<Data>({ query, words, children }: Props<Data>) {
  const t = useTranslations("common.actions");
  const refusalOf = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows label={words.loading} rows={3} rowClass="h-14" />;
  return (
    <ErrorState
      title={words.failed}
      text={refusalOf(query.error)}
      retryLabel={t("retry")}
      onRetry={() => void query.refetch()}
    />
  );
}
