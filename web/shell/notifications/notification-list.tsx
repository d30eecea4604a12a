import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { Mail, MailOpen } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Notification, Reading } from "@/modules/platform/notifications/model";
import { notificationsIn } from "@/web/features/platform/notifications/queries";
import { When } from "@/web/features/records/core/when";
import { useRefusal } from "@/web/i18n/server-texts";
import { localeAtom } from "@/web/state/preferences";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { ErrorState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Led } from "@/web/ui/tag";
import { api, ok } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import { notificationsKey } from "@/web/state/query-keys";

type Turning = ReturnType<typeof useTurning>;

/** Marks what the reader was told as read, all at once too, and takes it back. */
function useTurning() {
  const t = useTranslations("shell.tray");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const said = {
    onError: () => notify({ title: t("notRead"), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  };
  const back = async (ids: string[]) => {
    await ok(api.notifications.reading.delete({ ids }));
    await queries.invalidateQueries({ queryKey: notificationsKey });
  };
  const { mutate: read } = useMutation({
    mutationFn: (reading: Reading) => ok(api.notifications.reading.post(reading)),
    ...said,
  });
  const { mutate: unread } = useMutation({ mutationFn: back, ...said });
  const onAllRead = ({ ids }: { ids: string[] }) =>
    notify({ title: t("allRead"), undo: () => back(ids) });
  return {
    read: (id: string) => read({ ids: [id] }),
    readUpTo: (upTo: string) => read({ upTo }, { onSuccess: onAllRead }),
    unread: (id: string) => unread([id]),
  };
}

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

type Props = { told: Notification; turn: Turning; onLeave: () => void };

/** One piece of news; following it is reading it. */
function ToldLine({ told, turn, onLeave }: Props) {
  const t = useTranslations("shell.tray");
  const { id, title, about, path, at, readAt } = told;
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) turn.read(id);
    onLeave();
  };
  return (
    <li className={cx("flex items-start gap-2.5 py-1.5 pr-2 pl-4", isUnread && "bg-primary-wash")}>
      <span className={cx("flex pt-3", !isUnread && "invisible")}>
        <Led tone="primary" />
      </span>
      <Link
        to={path}
        data-told
        onClick={follow}
        className="min-w-0 flex-1 rounded-sm py-1 hover:underline"
      >
        <span className={cx("block", isUnread ? "font-semibold text-ink" : "text-ink-2")}>
          {title}
        </span>
        {about.length > 0 && <span className="block truncate text-ink-2">{about.join(" · ")}</span>}
        <When iso={at} />
      </Link>
      <IconButton
        icon={isUnread ? MailOpen : Mail}
        size="sm"
        label={t(isUnread ? "read" : "unread", { title })}
        onClick={() => (isUnread ? turn.read(id) : turn.unread(id))}
      />
    </li>
  );
}
