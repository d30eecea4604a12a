import { useAtomValue, useSetAtom } from "jotai";
import { ArrowRight, Undo2, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { forgetNoticeAtom, type Notice, noticesAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { Popover } from "@/web/ui/popover";
import { Led } from "@/web/ui/tag";
import { noticeTone } from "./notice-tone";
import { NotificationList } from "./notification-list";
import { useUndo } from "../use-undo";

/** What opens from the bell: what was just said here, then what the reader was told. */
export function NotificationPanel({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations("shell.tray");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      label={t("open")}
      trigger={trigger}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      onKeyDown={step}
    >
      <div className="-m-4 w-[min(400px,calc(100vw-32px))]">
        <RecentNotices />
        <NotificationList onLeave={close} />
        <p className="border-t px-4 py-1">
          <Link
            to="/profile?tab=settings#notifications"
            onClick={close}
            className="inline-flex min-h-[32px] items-center text-primary-ink hover:underline"
          >
            {t("choose")}
          </Link>
        </p>
      </div>
    </Popover>
  );
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** From wherever the focus is, the arrows lead into what was told, and from one to the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  if (!by) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-told]")];
  const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  event.preventDefault();
  links[at < 0 ? 0 : at + by]?.focus();
}

function RecentNotices() {
  const t = useTranslations("shell.tray");
  const notices = useAtomValue(noticesAtom);
  const forget = useSetAtom(forgetNoticeAtom);
  // The button goes with what it cleared; the keys go on from the panel.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
    notices.forEach(({ id }) => forget(id));
  };
  if (notices.length === 0) return null;
  return (
    <section aria-label={t("lately")} className="border-b">
      <div className="flex min-h-[44px] items-center justify-between gap-3 border-b pr-2 pl-4">
        <h2 className="text-sm font-semibold">{t("lately")}</h2>
        <Button look="ghost" size="sm" onClick={clear}>
          {t("clear")}
        </Button>
      </div>
      <ul className="divide-y">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

/** Something that was said here and has left the screen. */
function NoticeLine({ notice }: { notice: Notice }) {
  const t = useTranslations();
  const format = useFormatter();
  const forget = useSetAtom(forgetNoticeAtom);
  const undo = useUndo();
  return (
    <li className="flex items-start gap-2.5 py-2.5 pr-2 pl-4">
      <span className="flex pt-2">
        <Led tone={noticeTone[notice.tone]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{notice.title}</p>
        {notice.description && <p className="text-ink-2">{notice.description}</p>}
        <p className="num text-2xs text-ink-3">
          {format.dateTime(notice.at, { hour: "2-digit", minute: "2-digit" })}
        </p>
      </div>
      {notice.undo && (
        <IconButton
          icon={Undo2}
          size="sm"
          label={t("common.actions.undo")}
          onClick={() => undo(notice.id)}
        />
      )}
      {notice.open && (
        <IconButton
          icon={ArrowRight}
          size="sm"
          label={notice.open.label}
          onClick={notice.open.go}
        />
      )}
      <IconButton
        icon={X}
        size="sm"
        label={t("shell.tray.dismiss")}
        onClick={() => forget(notice.id)}
      />
    </li>
  );
}
