import { useEffect, useState } from "react";
import { cx } from "./cx";

export const skeletonAfterMs = 150;

/** Keeps the final geometry from the first moment, and shows itself only where the wait is felt. */
export function Skeleton({ className }: { className?: string }) {
  const isShown = useAfter(skeletonAfterMs);
  return (
    <div
      aria-hidden="true"
      className={cx("rounded-md bg-line", isShown ? "animate-pulse" : "invisible", className)}
    />
  );
}

type ListProps = { label: string; rows?: number | undefined; rowClass?: string };

/** A list that is loading: said once in words, drawn as many rows. */
export function SkeletonRows({ label, rows = 8, rowClass = "h-11" }: ListProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={rowClass} />
      ))}
    </div>
  );
}

function useAfter(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
