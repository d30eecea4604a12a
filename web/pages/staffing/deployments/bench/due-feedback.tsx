import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { feedbackOverview } from "@/web/features/staffing/feedback/queries";
import { BenchSection } from "./bench-section";

const shown = 20;

/** Whom to ask how it goes, the longest due first. */
export function DueFeedback() {
  const t = useTranslations("deployments.feedbacks");
  const format = useFormatter();
  const { data } = useQuery(feedbackOverview);
  const { due = [], average = null } = data ?? {};
  const score = average === null ? t("none") : t("average", { score: average });
  return (
    <BenchSection title={`${t("dueTitle")} · ${score}`} none={t("nothingDue")}>
      {due.slice(0, shown).map((it) => (
        <li key={`${it.deploymentId} ${it.moment} ${it.party}`} className="py-2 text-sm">
          <Link
            to={`/deployments/${it.deploymentId}?tab=feedback`}
            className="inline-flex min-h-[24px] items-center text-ink hover:underline"
          >
            {it.number} {it.candidateName} · {it.clientName}
          </Link>
          <p className="text-xs text-ink-2">
            {t(`moments.${it.moment}`)} · {t(`parties.${it.party}`)} ·{" "}
            {t("due", {
              date: format.dateTime(new Date(`${it.day}T00:00:00`), { dateStyle: "medium" }),
            })}
          </p>
        </li>
      ))}
    </BenchSection>
  );
}
