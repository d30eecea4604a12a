import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { cx } from "../ui/cx";

/** How many applications nobody has looked into yet; nothing where there are none. */
export function Waiting({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useTranslations("shell");
  const format = useFormatter();
  const { data } = useQuery(applicationCounts);
  const count = data?.unreviewed ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={cx(
        "num rounded-full bg-primary px-1.5 text-xs leading-4 text-on-primary",
        isCollapsed ? "absolute -top-0.5 right-0" : "ml-auto",
      )}
    >
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{t("unreviewed", { count })}</span>
    </span>
  );
}
