import type { ReactNode } from "react";
import { cx } from "./cx";
import { Led } from "./tag";

const washes = {
  primary: "bg-primary-wash text-primary-ink",
  ok: "bg-ok-wash text-ok",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
};

type Props = { tone: keyof typeof washes; children: ReactNode; action?: ReactNode };

/** Stays on the page as long as it is true; what passes is a toast. */
export function Banner({ tone, children, action }: Props) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cx("flex items-center gap-2.5 rounded-lg px-3.5 py-2.5 text-sm", washes[tone])}
    >
      <Led tone={tone} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
