import { ChevronDown, ChevronUp, Maximize2, Minimize2, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { cx } from "@/web/ui/cx";
import { IconButton } from "@/web/ui/icon-button";
import { useKeys } from "@/web/state/keys";
import { useTitle } from "@/web/shared/hooks/use-title";
import { isWide, useMedia } from "@/web/shared/hooks/use-media";

type Props = {
  /** Read when the panel opens: the record's name. */
  label: string;
  /** What people say aloud: J-0042. */
  number: string;
  isFull: boolean;
  onFullChange: (isFull: boolean) => void;
  onClose: () => void;
  /** Undefined at the ends of the current filter. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  children: ReactNode;
};

// Where there is room for both, nobody needs it.
const RecordSheet = lazy(async () => ({ default: (await import("./record-sheet")).RecordSheet }));

/** A record beside its list, with its own address; a sheet where there is no room for both. */
export function RecordPanel(props: Props) {
  const { label, number, isFull, onClose, previous, next } = props;
  const hasRoom = useMedia(isWide);
  // One that is not there yet has no number.
  useTitle("record", number && label);
  useKeys("page", {
    "[": () => previous?.(),
    "]": () => next?.(),
  });
  return hasRoom ? (
    <Aside label={label} isFull={isFull}>
      <Content {...props} />
    </Aside>
  ) : (
    <Suspense>
      <RecordSheet label={label} onClose={onClose}>
        <Content {...props} />
      </RecordSheet>
    </Suspense>
  );
}

type AsideProps = { label: string; isFull: boolean; children: ReactNode };

function Aside({ label, isFull, children }: AsideProps) {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => aside.current?.focus(), []);
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={label}
      className={cx(
        "border-l border-line bg-surface outline-none",
        isFull
          ? "min-h-[calc(100dvh-56px)] min-w-0 flex-1 border-l-0"
          : "sticky top-[56px] h-[calc(100dvh-56px)] w-[440px] shrink-0 overflow-y-auto",
      )}
    >
      <div className={cx(isFull && "mx-auto max-w-4xl has-data-wide:max-w-none")}>{children}</div>
    </aside>
  );
}

function Content({ number, isFull, onFullChange, onClose, previous, next, children }: Props) {
  const t = useTranslations("ui");
  const hasRoom = useMedia(isWide);
  return (
    <>
      <div className="blueprint flex items-center gap-0.5 px-4 pt-1.5">
        <span className="num mr-auto text-xs text-ink-3">{number}</span>
        <IconButton
          icon={ChevronUp}
          label={t("record.previous")}
          shortcut="["
          size="sm"
          disabled={!previous}
          onClick={previous}
        />
        <IconButton
          icon={ChevronDown}
          label={t("record.next")}
          shortcut="]"
          size="sm"
          disabled={!next}
          onClick={next}
        />
        {hasRoom && (
          <IconButton
            icon={isFull ? Minimize2 : Maximize2}
            label={t(isFull ? "record.beside" : "record.full")}
            size="sm"
            onClick={() => onFullChange(!isFull)}
          />
        )}
        <IconButton icon={X} label={t("record.close")} shortcut="Esc" size="sm" onClick={onClose} />
      </div>
      {children}
    </>
  );
}
