import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { notificationsIn } from "@/web/features/platform/notifications/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { localeAtom } from "../state/preferences";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/empty-state";
import { SkeletonRows } from "../ui/skeleton";
import { ToldLine } from "./told-line";
import { useTurning } from "./use-turning";

/** What the reader was told, the newest first. */
export function Told({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("shell.tray");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const query = useInfiniteQuery(notificationsIn(useAtomValue(localeAtom)));
  const turn = useTurning();
  const told = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const unread = query.data?.pages[0]?.unread ?? 0;
  const newest = told[0];
  return (
    <section aria-label={t("open")}>
      <div className="flex min-h-[44px] items-center justify-between gap-3 border-b pr-2 pl-4">
        <h2 className="text-sm font-semibold">
          {t("open")} <span className="sr-only">{t("unreadCount", { count: unread })}</span>
        </h2>
        {unread > 0 && newest && (
          <Button look="ghost" size="sm" onClick={() => turn.readUpTo(newest.id)}>
            {t("readAll")}
          </Button>
        )}
      </div>
      {query.isPending && <SkeletonRows label={t("loading")} rows={3} rowClass="h-14" />}
      {query.error && !query.data && (
        <ErrorState
          title={t("failed")}
          text={refusalOf(query.error)}
          retryLabel={tCommon("retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && told.length === 0 && <p className="px-4 py-6 text-ink-2">{t("empty")}</p>}
      <ul className="divide-y">
        {told.map((it) => (
          <ToldLine key={it.id} told={it} turn={turn} onLeave={onLeave} />
        ))}
      </ul>
      {query.hasNextPage && (
        <p className="p-2 text-center">
          <Button
            look="ghost"
            size="sm"
            pending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t("older")}
          </Button>
        </p>
      )}
    </section>
  );
}
