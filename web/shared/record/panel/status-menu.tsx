import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { pressWithin } from "@/web/ui/press-enter";

type Props<Status extends string> = {
  status: Status;
  /** How the status is drawn. */
  tag: ReactNode;
  /** Where it may go from here. */
  next: readonly Status[];
  labelOf: (status: Status) => string;
  onChoose: (status: Status) => void;
};

/** The status, which opens where it may go from here; so does `s`. */
export function StatusMenu<Status extends string>(props: Props<Status>) {
  const { status, tag, next, labelOf, onChoose } = props;
  const t = useTranslations("records");
  const mayMove = useHasRole("recruiter") && next.length > 0;
  const place = useRef<HTMLSpanElement>(null);
  useKeys("page", mayMove ? { s: () => pressWithin(place.current) } : {});
  if (!mayMove) return tag;
  const label = `${t("changeStatus")}: ${labelOf(status)}`;
  return (
    <span ref={place} className="inline-flex shrink-0">
      <LazyMenu
        label={t("changeStatus")}
        entries={next.map((to) => ({ label: labelOf(to), onSelect: () => onChoose(to) }))}
        trigger={
          <button
            type="button"
            aria-label={label}
            aria-keyshortcuts="s"
            className="inline-flex min-h-[24px] cursor-pointer items-center gap-0.5 rounded-sm text-ink-3 hover:text-ink"
          >
            {tag}
            <ChevronDown aria-hidden="true" size={13} />
          </button>
        }
      />
    </span>
  );
}
