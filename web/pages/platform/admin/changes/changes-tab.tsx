import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ChangeLine } from "./change-line";

const pageSize = 30;

const settingChanges = {
  queryKey: ["/api/audit", "settings"],
  queryFn: ({ pageParam }: { pageParam: number | null }) =>
    ok(
      api.audit.get({
        query: {
          action: "setting.changed",
          limit: pageSize,
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    ),
  initialPageParam: null,
  getNextPageParam: (last: { seq: number }[]) =>
    last.length < pageSize ? null : (last.at(-1)?.seq ?? null),
  // Somebody else may have saved something since this was last looked at.
  staleTime: 0,
};

/** Who set what and when, as the audit trail has it; the values themselves are not in it. */
export function ChangesTab() {
  const t = useTranslations("admin.changes");
  const list = useInfiniteQuery(settingChanges);
  const entries = list.data?.pages.flat() ?? [];
  return (
    <Card title={t("title")}>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-2">{t("text")}</p>
      {list.isPending && <SkeletonRows label={t("loading")} rows={5} />}
      {list.isError && entries.length === 0 && (
        <ErrorState
          title={t("failed")}
          retryLabel={t("retry")}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState kind="nothing-yet" title={t("none")} text={t("noneText")} />
      )}
      {entries.length > 0 && (
        <ol aria-label={t("title")} className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <ChangeLine key={entry.seq} entry={entry} />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-3"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
