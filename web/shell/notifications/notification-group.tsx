import { MailOpen } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Notification, NotificationPage } from "@/modules/platform/notifications/model";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { NotificationItem } from "./notification-item";
import type { MarkRead } from "./use-mark-read";

/** So many of a topic are shown, so that the others can be seen too. */
const mostShown = 5;

type Props = {
  topic: NotificationPage["topics"][number];
  told: Notification[];
  turn: MarkRead;
  onLeave: () => void;
};

/** What the reader was told of one topic, the newest first. */
export function NotificationGroup({ topic, told, turn, onLeave }: Props) {
  const t = useTranslations("shell.tray");
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? told : told.slice(0, mostShown);
  const { name, unread } = topic;
  const [newest] = told;
  return (
    <section aria-labelledby={id} className="border-b last:border-0">
      <div className="flex min-h-[36px] items-center gap-2 bg-sunken pr-2 pl-4">
        <h3 id={id} className="text-xs font-semibold text-ink-2">
          {name}
        </h3>
        {unread > 0 && (
          <span className="num text-xs text-ink-2">{t("unreadCount", { count: unread })}</span>
        )}
        {unread > 0 && newest && (
          <span className="ml-auto flex">
            <IconButton
              icon={MailOpen}
              size="sm"
              label={t("readGroup", { name })}
              onClick={() => turn.readTopic(newest.id, topic)}
            />
          </span>
        )}
      </div>
      <ul className="divide-y">
        {shown.map((it) => (
          <NotificationItem key={it.id} told={it} turn={turn} onLeave={onLeave} />
        ))}
      </ul>
      {told.length > shown.length && (
        <p className="border-t p-1 text-center">
          <Button look="ghost" size="sm" onClick={() => setWhole(true)}>
            {t("more", { count: told.length - shown.length })}
          </Button>
        </p>
      )}
    </section>
  );
}
