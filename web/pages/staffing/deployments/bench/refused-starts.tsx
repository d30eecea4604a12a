import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { RefusedStart } from "@/modules/staffing/bench/model";
import { useSpoken } from "@/web/i18n/server-texts";
import { BenchSection } from "./bench-section";

/** Whose first day has come, and why they have not begun. */
export function RefusedStarts({ refused }: { refused: readonly RefusedStart[] }) {
  const t = useTranslations("deployments.bench");
  const say = useSpoken();
  if (refused.length === 0) return null;
  return (
    <BenchSection title={t("refused")} none="">
      {refused.map(({ id, number, stoppers }) => (
        <li key={id} className="py-2 text-sm">
          <Link
            to={`/deployments/${id}?tab=start`}
            className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
          >
            {number}
          </Link>
          <p className="text-xs text-ink-2">{stoppers.map(say).join(" ")}</p>
        </li>
      ))}
    </BenchSection>
  );
}
