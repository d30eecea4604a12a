import type { ComponentProps } from "react";
import { cx } from "./cx";

/** What every text control looks like, so that a form has one line of edges. */
export const controlClass =
  "w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink " +
  "placeholder:text-ink-3 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 " +
  "aria-invalid:border-bad";

export function Input({ className, ...input }: ComponentProps<"input">) {
  return (
    <input {...firstOf(input)} {...input} className={cx(controlClass, "min-h-[36px]", className)} />
  );
}

export function Textarea({ className, ...textarea }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={4}
      {...firstOf(textarea)}
      {...textarea}
      className={cx(controlClass, "py-2", className)}
    />
  );
}

/**
 * React focuses on mounting and leaves no trace of it; a dialog opened from a menu, whose trap takes that
 * focus back, must find again where to begin.
 */
const firstOf = ({ autoFocus }: { autoFocus?: boolean | undefined }) =>
  autoFocus ? { "data-first": "" } : {};
