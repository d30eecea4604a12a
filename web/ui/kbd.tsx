import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="num inline-flex min-w-5 shrink-0 items-center justify-center rounded-sm border border-line bg-surface px-1 text-2xs whitespace-nowrap text-ink-3">
      {children}
    </kbd>
  );
}
