import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { Thread } from "@/web/features/engagement/communications/message/thread";
import { neighbour } from "@/web/shared/list/keys/use-list-keys";
import { isWide, useMedia } from "@/web/shared/hooks/use-media";
import { useKeys } from "@/web/state/keys";
import { Sheet } from "@/web/ui/dialog";
import { IconButton } from "@/web/ui/icon-button";

type Props = {
  id: string;
  rows: readonly Communication[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The open conversation beside the list; a sheet where there is no room for both. */
export function ThreadPanel({ id, rows, onOpen, onClose }: Props) {
  const t = useTranslations("communications");
  const tCommon = useTranslations("common.actions");
  const hasRoom = useMedia(isWide);
  const known = rows.find((row) => row.id === id);
  const title = known?.subject || known?.entityName || t("thread.label");
  const ids = rows.map((row) => row.id);
  const stepTo = (by: 1 | -1) => {
    const next = ids.includes(id) ? neighbour(ids, id, by) : undefined;
    return next === undefined ? undefined : () => onOpen(next);
  };
  const [previous, next] = [stepTo(-1), stepTo(1)];
  useKeys("page", { "[": () => previous?.(), "]": () => next?.() });
  const thread = <Thread key={id} id={id} isAtRecord={false} />;
  if (!hasRoom) {
    return (
      <Sheet open onOpenChange={onClose} title={title} closeLabel={tCommon("close")}>
        {thread}
      </Sheet>
    );
  }
  return (
    <Beside title={title} {...{ previous, next, onClose }}>
      {thread}
    </Beside>
  );
}

type BesideProps = {
  title: string;
  /** Undefined at the ends of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

function Beside({ title, previous, next, onClose, children }: BesideProps) {
  const t = useTranslations("ui.record");
  const aside = useRef<HTMLElement>(null);
  useEffect(() => aside.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-[72px] max-h-[calc(100dvh-88px)] w-[460px] shrink-0 overflow-y-auto rounded-lg border border-line bg-surface shadow-card outline-none"
    >
      <header className="blueprint flex items-center gap-0.5 border-b border-line py-2 pr-2 pl-4">
        <h2 className="mr-auto min-w-0 truncate text-base font-semibold text-ink">{title}</h2>
        <IconButton
          {...{ icon: ChevronUp, label: t("previous"), shortcut: "[", size: "sm" }}
          disabled={!previous}
          onClick={previous}
        />
        <IconButton
          {...{ icon: ChevronDown, label: t("next"), shortcut: "]", size: "sm" }}
          disabled={!next}
          onClick={next}
        />
        <IconButton
          {...{ icon: X, label: t("close"), shortcut: "Esc", size: "sm" }}
          onClick={onClose}
        />
      </header>
      <div className="p-4">{children}</div>
    </aside>
  );
}
