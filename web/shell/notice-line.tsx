import { ArrowRight, Undo2, X } from "lucide-react";
import { useSetAtom } from "jotai";
import { useFormatter, useTranslations } from "use-intl";
import { forgetNoticeAtom, type Notice } from "../state/notices";
import { IconButton } from "../ui/icon-button";
import { Led } from "../ui/tag";
import { noticeTone } from "./notice-tone";
import { useUndo } from "./use-undo";

/** Something that was said here and has left the screen. */
export function NoticeLine({ notice }: { notice: Notice }) {
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
