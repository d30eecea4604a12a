import { useTranslations } from "use-intl";
import { saysItsName, widthAt } from "@/modules/platform/branding/agency/rules";
import { useBrand } from "../state/brand";
import { useUser } from "../state/session";
import { cx } from "../ui/cx";
import { Tooltip } from "../ui/tooltip";

/** The agency's logo; where there is none, two servers in a rack, one light each. */
export function Mark({ size = 28, widest = size }: { size?: number; widest?: number }) {
  const { logo, name } = useBrand();
  if (!logo) return <Racked size={size} />;
  return (
    <img
      src={logo.url}
      alt={saysItsName(logo) ? name : ""}
      width={widthAt(logo, size, widest)}
      height={size}
      style={{ height: size }}
      className="shrink-0 rounded-sm bg-plate object-contain p-0.5"
    />
  );
}

const Racked = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
    <rect width="32" height="32" rx="7" className="fill-ink" />
    <g fill="none" strokeWidth="2" className="stroke-bg">
      <rect x="7" y="8" width="18" height="7" rx="2" />
      <rect x="7" y="17" width="18" height="7" rx="2" />
    </g>
    <path d="M11 11.5h2m-2 9h2" strokeWidth="2" strokeLinecap="round" className="stroke-ok-led" />
  </svg>
);

type Props = { isCollapsed?: boolean; usesAi?: boolean };

/** The name with its badge, specification §2; pale and explained while rules alone are behind it. */
export function Brand({ isCollapsed = false, usesAi = false }: Props) {
  const { name, logo } = useBrand();
  const t = useTranslations("shell");
  if (isCollapsed) return <Mark />;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Mark widest={140} />
      {!saysItsName(logo) && (
        <span title={name} className="truncate text-base font-semibold tracking-tight">
          {name}
        </span>
      )}
      <Tooltip content={t(usesAi ? "aiAdds" : "ruleBased")} side="bottom">
        <span
          // Reachable by keyboard, because the tooltip says something that nothing else does.
          tabIndex={0}
          className={cx(
            "num shrink-0 rounded-sm border px-1 text-2xs leading-4",
            usesAi
              ? "border-transparent bg-primary-wash text-primary-ink"
              : "border-line-strong text-ink-2",
          )}
        >
          {t("ai")}
        </span>
      </Tooltip>
    </span>
  );
}

/** The brand of those who are signed in, who may know what stands behind it. */
export const OwnBrand = ({ isCollapsed = false }: Pick<Props, "isCollapsed">) => (
  <Brand isCollapsed={isCollapsed} usesAi={useUser()?.usesAi ?? false} />
);
