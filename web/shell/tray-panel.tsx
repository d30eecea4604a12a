import { ArrowRight, Undo2, X } from "lucide-react";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactElement } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { forgetNoticeAtom, type Notice, noticesAtom } from "../state/notices";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Popover } from "../ui/popover";
import { Led } from "../ui/tag";
import { noticeTone } from "./notice-tone";
import { useUndo } from "./use-undo";

/** What opens from the bell. */
export function TrayPanel({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations("shell.tray");
  const notices = useAtomValue(noticesAtom);
  const forget = useSetAtom(forgetNoticeAtom);
  return (
    <Popover label={t("open")} trigger={trigger} align="end">
      <div className="-m-4 w-[min(360px,calc(100vw-32px))]">
        <div className="flex min-h-[44px] items-center justify-between gap-3 border-b pr-2 pl-4">
          <h2 className="text-sm font-semibold">{t("open")}</h2>
          {notices.length > 0 && (
            <Button look="ghost" size="sm" onClick={() => notices.forEach(({ id }) => forget(id))}>
              {t("clear")}
            </Button>
          )}
        </div>
        {notices.length === 0 && <p className="px-4 py-6 text-ink-2">{t("empty")}</p>}
        <ul className="divide-y">
          {notices.map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
        </ul>
      </div>
    </Popover>
  );
}

function Line({ notice }: { notice: Notice }) {
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
