import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { unreadCount } from "@/web/features/platform/notifications/queries";
import { noticesAtom } from "@/web/state/notices";
import { LazyPopup } from "@/web/ui/lazy-popup";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { statusPollMs } from "@/modules/market/scraping/rules";
import { useFirstLoadDone } from "@/web/state/first-load";
import { liveStateAtom } from "@/web/state/live";
import { scrapeStatusKey } from "@/web/state/query-keys";

const load = () => import("./notification-panel");
const maxCounted = 99;

/** What the reader was told, and what was said here and has left the screen, each with its undo. */
export function NotificationBell() {
  const t = useTranslations("shell.tray");
  const notices = useAtomValue(noticesAtom);
  const { data } = useQuery({ ...unreadCount, enabled: useFirstLoadDone() });
  const count = notices.length + (data?.unread ?? 0);
  const label = `${t("open")}: ${t("count", { count })}`;
  const bell = (
    <button
      type="button"
      data-bell
      aria-label={label}
      aria-keyshortcuts="g+n"
      className="relative grid size-[36px] place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Bell aria-hidden="true" size={17} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="num absolute top-0.5 right-0 min-w-4 rounded-full bg-primary px-1 text-center text-2xs leading-4 text-on-primary"
        >
          {count > maxCounted ? `${maxCounted}+` : count}
        </span>
      )}
    </button>
  );
  return (
    <LazyPopup load={load} opens="dialog" trigger={bell}>
      {({ NotificationPanel }, trigger) => <NotificationPanel trigger={trigger} />}
    </LazyPopup>
  );
}

/** Where the run is; asked every 2 s while one is active or the socket is down, else told. */
export function useScraping(): Pick<ScrapeStatus, "isActive" | "progress" | "totalFound"> {
  const isConnected = useAtomValue(liveStateAtom) === "open";
  const { data } = useQuery<ScrapeStatus>({
    queryKey: scrapeStatusKey,
    enabled: useFirstLoadDone(),
    refetchInterval: ({ state }) => (state.data?.isActive || !isConnected ? statusPollMs : false),
  });
  return data ?? { isActive: false, progress: 0, totalFound: 0 };
}
