import type { ReactNode } from "react";
import { colourOf } from "@/modules/records/tags/rules";
import { isPhone, useMedia } from "@/web/shared/hooks/use-media";
import { Avatar } from "@/web/ui/avatar";
import { HeadLabelsContext } from "./head-button";

type Props = {
  title: string;
  /** What else is said in one line; the unknown is left out. */
  facts: (string | null | false | undefined)[];
  isFull: boolean;
  /** How it looks, instead of its initials. */
  face?: ReactNode;
  /** Beside the facts: the status, which may be a menu. */
  status?: ReactNode;
  /** At the end of the row: what one does most. */
  actions?: ReactNode;
  /** Below it, in one line: what has to be known before anything else. */
  strip?: ReactNode;
  children?: ReactNode;
};

/** Who or what it is, in one row, and what can be done. */
export function RecordHead(props: Props) {
  const { title, facts, isFull, face, status, actions, strip, children } = props;
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  const line = facts.filter(Boolean).join(" · ");
  // On a phone the actions stand in the bar below, which is too narrow for their words.
  const hasRoom = !useMedia(isPhone) && isFull;
  return (
    <HeadLabelsContext value={hasRoom}>
      <header className="blueprint grid grid-cols-1 gap-1.5 border-b border-line px-4 pt-0.5 pb-2">
        <div className="flex items-center gap-2.5">
          {face ?? <Avatar name={title} hue={colourOf(title)} />}
          <div className="min-w-0 flex-1">
            <Title className="line-clamp-2 text-base leading-5 font-semibold text-ink">
              {title}
            </Title>
            <div className="flex min-w-0 items-center gap-2">
              {status}
              <p
                title={line}
                className="min-w-0 text-xs text-ink-2 max-sm:line-clamp-2 sm:truncate"
              >
                {line}
              </p>
            </div>
          </div>
          {actions && <div className="thumb-bar flex shrink-0 items-center gap-0.5">{actions}</div>}
        </div>
        {strip && <div className="flex flex-wrap items-center gap-1.5">{strip}</div>}
        {children}
      </header>
    </HeadLabelsContext>
  );
}
