import { CircleOff, Inbox, type LucideIcon, RotateCw, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

const icons: Record<Kind, LucideIcon> = {
  "nothing-yet": Inbox,
  "nothing-matches": SearchX,
  failed: CircleOff,
};
type Kind = "nothing-yet" | "nothing-matches" | "failed";

type Props = { kind: Kind; title: string; text?: ReactNode; action?: ReactNode };

/** Why there is nothing to see, in one of three ways, and the one thing to do about it. */
export function EmptyState({ kind, title, text, action }: Props) {
  const Icon = icons[kind];
  return (
    <div
      role={kind === "failed" ? "alert" : "status"}
      className="blueprint flex flex-col items-center gap-1.5 px-6 py-14 text-center"
    >
      <span className="mb-2 grid size-11 place-items-center rounded-lg border border-line bg-raised">
        <Icon
          aria-hidden="true"
          size={19}
          className={kind === "failed" ? "text-bad" : "text-ink-3"}
        />
      </span>
      <p className="text-base font-semibold text-ink">{title}</p>
      {text && <p className="max-w-md text-sm text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

type ErrorProps = { title: string; text?: ReactNode; retryLabel: string; onRetry: () => void };

export function ErrorState({ title, text, retryLabel, onRetry }: ErrorProps) {
  const retry = (
    <Button icon={RotateCw} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <EmptyState kind="failed" title={title} text={text} action={retry} />;
}
