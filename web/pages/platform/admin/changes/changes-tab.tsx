import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations, useFormatter } from "use-intl";
import { api, ok } from "@/web/api";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { colleagues } from "@/web/features/records/core/queries";
import { useServerText } from "@/web/i18n/server-texts";

type Props = {
  entry: {
    at: string;
    actorId: string | null;
    actorName: string;
    entityId: string | null;
    details: Record<string, unknown>;
  };
};

/** One change: what was set, which of it, by whom and when. */
function ChangeLine({ entry: { at, entityId, details, ...by } }: Props) {
  const t = useTranslations("admin.changes");
  const format = useFormatter();
  const named = useNames();
  const name = useActor(by);
  const fields = Array.isArray(details.fields) ? details.fields.map(String) : [];
  const secret = details.secret === "replaced" || details.secret === "removed";
  const parts = [
    ...fields.map((field) => named("fields", field)),
    ...(secret ? [t(details.secret === "removed" ? "secretRemoved" : "secretReplaced")] : []),
  ];
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="font-medium">{named("keys", entityId ?? "")}</span>{" "}
        <span className="text-ink-2">{parts.length > 0 ? format.list(parts) : t("same")}</span>
      </p>
      <p className="text-xs text-ink-3 sm:text-right">
        {t("by", {
          name,
          when: format.dateTime(new Date(at), "moment"),
        })}
      </p>
    </li>
  );
}

/** The audit trail knows people by their number; those who are gone keep no name. */
function useActor({ actorId, actorName }: Pick<Props["entry"], "actorId" | "actorName">): string {
  const t = useTranslations("admin.changes");
  const say = useServerText();
  const { data: people = [] } = useQuery(colleagues);
  if (actorId === null) return say(actorName);
  return people.find(({ id }) => id === actorId)?.name ?? t("former");
}

/** A key or a field by its word; one that has none keeps the name it is stored by. */
function useNames() {
  const t = useTranslations("admin.changes");
  // A dot would lead one level down.
  return (kind: "keys" | "fields", name: string): string => {
    const path = `${kind}.${name.replaceAll(".", "-")}` as Parameters<typeof t.has>[0];
    return t.has(path) ? t(path as "title") : name;
  };
}

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

export { ChangesTab as Component };
