import { Mail, MailOpen } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Act, Notification } from "@/modules/platform/notifications/model";
import { When } from "@/web/features/records/core/when";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { IconButton } from "@/web/ui/icon-button";
import { Led } from "@/web/ui/tag";
import { useNotificationAction } from "./use-notification-action";
import type { MarkRead } from "./use-mark-read";

export type LineProps = { told: Notification; turn: MarkRead; onLeave: () => void };

/** One piece of news; following it is reading it, and so is doing what it asks for. */
export function NotificationItem({ told, turn, onLeave }: LineProps) {
  const t = useTranslations("shell.tray");
  const { id, title, about, path, at, readAt, act } = told;
  const isUnread = readAt === null;
  const mayAct = useHasRole("recruiter");
  const follow = () => {
    if (isUnread) turn.read(id);
    onLeave();
  };
  return (
    <li className={cx("flex items-start gap-2.5 py-1.5 pr-2 pl-4", isUnread && "bg-primary-wash")}>
      <span className={cx("flex pt-3", !isUnread && "invisible")}>
        <Led tone="primary" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          data-told
          onClick={follow}
          className="block rounded-sm pt-1 hover:underline"
        >
          <span className={cx("block", isUnread ? "font-semibold text-ink" : "text-ink-2")}>
            {title}
          </span>
          {about.length > 0 && (
            <span className="block truncate text-ink-2">{about.join(" · ")}</span>
          )}
        </Link>
        <div className="flex items-center justify-between gap-3 pt-0.5 pb-1">
          <span className="min-w-0 truncate">
            <When iso={at} />
          </span>
          {act && isUnread && mayAct && <ActButton told={told} verb={act.verb} />}
        </div>
      </div>
      <IconButton
        icon={isUnread ? MailOpen : Mail}
        size="sm"
        label={t(isUnread ? "read" : "unread", { title })}
        onClick={() => (isUnread ? turn.read(id) : turn.unread(id))}
      />
    </li>
  );
}

function ActButton({ told, verb }: { told: Notification; verb: Act["verb"] }) {
  const t = useTranslations("shell.tray");
  const { mutate, isPending } = useNotificationAction(told);
  const label = t(`acts.${verb}`);
  const about = [told.title, ...told.about].join(", ");
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => keepFocus(current);
  }, []);
  return (
    <Button
      ref={button}
      size="sm"
      aria-label={`${label}: ${about}`}
      pending={isPending}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}

/** The button goes when its work is done; the focus stays in its row. */
function keepFocus(button: HTMLButtonElement | null): void {
  if (!button || document.activeElement !== button) return;
  button.closest("li")?.querySelector<HTMLElement>("[data-told]")?.focus();
}
