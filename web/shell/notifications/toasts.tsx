import { X } from "lucide-react";
import { useAtomValue, useSetAtom } from "jotai";
import { Toast } from "radix-ui";
import { useTranslations } from "use-intl";
import {
  dismissNoticeAtom,
  type Notice,
  noticeShownMs,
  visibleNoticeAtom,
} from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { Led } from "@/web/ui/tag";
import { noticeTone } from "./notice-tone";
import { useUndo } from "../use-undo";

// Specification §9
const swipeThreshold = 50;
const hotkey = ["F8"];

/** One notice at a time, bottom right, 5 s; the rest is in the tray. */
export default function Toasts() {
  const t = useTranslations("shell.tray");
  const notice = useAtomValue(visibleNoticeAtom);
  return (
    <Toast.Provider
      duration={noticeShownMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={t("open")}
    >
      {notice && <ToastItem key={notice.id} notice={notice} />}
      <Toast.Viewport
        hotkey={hotkey}
        label={t("region", { hotkey: "{hotkey}" })}
        className={
          "no-print fixed right-0 bottom-0 z-[100] w-[420px] max-w-full p-4 outline-none " +
          // Above what a phone has within reach of the thumb.
          "max-sm:bottom-[calc(48px+env(safe-area-inset-bottom))]"
        }
      />
    </Toast.Provider>
  );
}

function ToastItem({ notice }: { notice: Notice }) {
  const t = useTranslations();
  const dismiss = useSetAtom(dismissNoticeAtom);
  const undo = useUndo();
  const { id, title, description, tone } = notice;
  const silence = () => dismiss(id, true);
  return (
    <Toast.Root
      type={tone === "destructive" ? "foreground" : "background"}
      onOpenChange={(isOpen) => !isOpen && dismiss(id)}
      onSwipeEnd={silence}
      onEscapeKeyDown={silence}
      className={
        "toast flex items-start gap-3 rounded-lg border bg-raised py-3 pr-2 pl-4 shadow-pop " +
        "data-[state=open]:animate-in data-[state=open]:slide-in-from-bottom-4"
      }
    >
      <span className="flex pt-[9px]">
        <Led tone={noticeTone[tone]} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <Toast.Title className="text-base leading-5 font-semibold">{title}</Toast.Title>
        {description && (
          <Toast.Description className="text-sm text-ink-2">{description}</Toast.Description>
        )}
        <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
          {notice.undo && (
            <Toast.Action asChild altText={t("common.actions.undo")}>
              <Button size="sm" onClick={() => undo(id)}>
                {t("common.actions.undo")}
              </Button>
            </Toast.Action>
          )}
          {notice.open && (
            <Toast.Action asChild altText={notice.open.label}>
              <Button size="sm" onClick={notice.open.go}>
                {notice.open.label}
              </Button>
            </Toast.Action>
          )}
        </div>
      </div>
      <Toast.Close asChild>
        <IconButton icon={X} size="sm" label={t("shell.tray.dismiss")} onClick={silence} />
      </Toast.Close>
    </Toast.Root>
  );
}
