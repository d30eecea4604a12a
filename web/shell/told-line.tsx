import { Mail, MailOpen } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Notification } from "@/modules/platform/notifications/model";
import { When } from "@/web/features/platform/records/when";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { Led } from "../ui/tag";
import type { Turning } from "./use-turning";

type Props = { told: Notification; turn: Turning; onLeave: () => void };

/** One piece of news; following it is reading it. */
export function ToldLine({ told, turn, onLeave }: Props) {
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
