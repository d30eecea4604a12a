import { useTranslations } from "use-intl";
import { Tooltip } from "../ui/tooltip";

/** Two servers in a rack, one light each. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" className="fill-ink" />
      <g fill="none" strokeWidth="2" className="stroke-bg">
        <rect x="7" y="8" width="18" height="7" rx="2" />
        <rect x="7" y="17" width="18" height="7" rx="2" />
      </g>
      <path d="M11 11.5h2m-2 9h2" strokeWidth="2" strokeLinecap="round" className="stroke-ok-led" />
    </svg>
  );
}

/** The name with its badge, specification §2; the tooltip says that no provider is behind it yet. */
export function Brand({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const common = useTranslations("common");
  const t = useTranslations("shell");
  if (isCollapsed) return <Mark />;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Mark />
      <span className="truncate text-base font-semibold tracking-tight">{common("product")}</span>
      <Tooltip content={t("ruleBased")} side="bottom">
        <span
          // Reachable by keyboard, because the tooltip says something that nothing else does.
          tabIndex={0}
          className="num rounded-sm border border-line-strong px-1 text-2xs leading-4 text-ink-2"
        >
          {t("ai")}
        </span>
      </Tooltip>
    </span>
  );
}
