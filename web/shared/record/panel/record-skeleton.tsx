import { Skeleton } from "@/web/ui/skeleton";

const facts = ["w-40", "w-32", "w-48", "w-28", "w-36", "w-44", "w-32", "w-40"];

/** Stands in for a record that is read: its head, its tabs and its facts where they will be. */
export const RecordSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} data-wide>
    <div className="grid gap-1.5 border-b border-line px-4 pt-0.5 pb-2">
      <div className="flex min-h-[44px] items-center gap-2.5">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-3 w-36" />
          <Skeleton className="h-2.5 w-52" />
        </div>
      </div>
      <div className="flex min-h-[24px] items-center gap-1.5">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-24" />
      </div>
    </div>
    <div className="mx-4 flex min-h-[44px] items-end gap-5 border-b border-line pb-3">
      {["w-16", "w-14", "w-16", "w-20"].map((width, tab) => (
        <Skeleton key={tab} className={`h-2.5 ${width}`} />
      ))}
    </div>
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-center gap-3 p-4">
      {facts.map((width, row) => (
        <div key={row} className="contents">
          <Skeleton className="h-2.5 w-16" />
          <Skeleton className={`h-2.5 ${width}`} />
        </div>
      ))}
    </div>
  </div>
);
