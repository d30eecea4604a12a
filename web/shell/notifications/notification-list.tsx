import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import type { NotificationPage } from "@/modules/platform/notifications/model";
import { notificationsIn } from "@/web/features/platform/notifications/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { localeAtom } from "@/web/state/preferences";
import { Button } from "@/web/ui/button";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { NotificationGroup } from "./notification-group";
import { useMarkRead } from "./use-mark-read";

/** What the reader was told, by topic, the one with the newest first. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("shell.tray");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const query = useInfiniteQuery(notificationsIn(useAtomValue(localeAtom)));
  const turn = useMarkRead();
  const pages = query.data?.pages ?? [];
  const unread = pages[0]?.unread ?? 0;
  const newest = pages[0]?.notifications[0];
  return (
    <section aria-label={t("open")}>
      <div className="flex min-h-[44px] items-center justify-between gap-3 border-b pr-2 pl-4">
        <h2 className="text-sm font-semibold">
          {t("open")} <span className="sr-only">{t("unreadCount", { count: unread })}</span>
        </h2>
        {unread > 0 && newest && (
          <Button look="ghost" size="sm" onClick={() => turn.readAll(newest.id)}>
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
      {query.data && !newest && <p className="px-4 py-6 text-ink-2">{t("empty")}</p>}
      {groupsOf(pages).map((group) => (
        <NotificationGroup key={group.topic.topic} {...group} turn={turn} onLeave={onLeave} />
      ))}
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

/** A topic stands where its newest is; older pages add to it. */
function groupsOf(pages: NotificationPage[]) {
  const told = Map.groupBy(
    pages.flatMap(({ notifications }) => notifications),
    ({ topic }) => topic,
  );
  const named = new Map(pages.flatMap(({ topics }) => topics.map((it) => [it.topic, it])));
  return [...named.values()].map((topic) => ({ topic, told: told.get(topic.topic) ?? [] }));
}
