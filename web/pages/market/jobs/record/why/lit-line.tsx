import type { ReactNode } from "react";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { cx } from "@/web/ui/cx";
import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";

type Props = {
  keys: readonly string[];
  lighting: Lighting;
  children: ReactNode;
  /** What can be done about it, beside the line. */
  action?: ReactNode;
};

/** A line of what was found, which lights its words in the ad. */
export const LitLine = ({ keys, lighting, children, action }: Props) => (
  <li
    className={cx(
      "flex items-center gap-2 transition-colors duration-150",
      lighting.has(keys) && "bg-primary-wash",
    )}
  >
    <button
      type="button"
      aria-pressed={lighting.hasChosen(keys)}
      {...lighting.switchOf(keys, "reasons")}
      className="block min-w-0 flex-1 cursor-pointer py-1.5 text-left text-sm"
    >
      {children}
    </button>
    {action}
  </li>
);

/** The ad's own words, marked as such in the reader's language. */
export function Quote({ text }: { text: string | undefined }) {
  const t = useTranslations("jobs.record");
  if (!text) return null;
  return (
    <q className="block text-xs text-ink-3 before:content-none after:content-none">
      {t("quote", { quote: text })}
    </q>
  );
}

/** Whether the ad demands it or only wishes for it. */
export function NeedTag({ isRequired }: { isRequired: boolean }) {
  const t = useTranslations("jobs.record");
  return (
    <Tag tone={isRequired ? "primary" : "neutral"} hasLed={false}>
      {t(isRequired ? "required" : "preferred")}
    </Tag>
  );
}
