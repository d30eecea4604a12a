import type { ComponentProps } from "react";
import { cx } from "./cx";

/** What every text control looks like, so that a form has one line of edges. */
export const controlClass =
  "w-full rounded-md border border-line-strong bg-raised px-3 text-sm text-ink " +
  "placeholder:text-ink-3 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 " +
  "aria-invalid:border-bad";

export function Input({ className, ...input }: ComponentProps<"input">) {
  return <input {...input} className={cx(controlClass, "min-h-[36px]", className)} />;
}

export function Textarea({ className, ...textarea }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...textarea} className={cx(controlClass, "py-2", className)} />;
}
