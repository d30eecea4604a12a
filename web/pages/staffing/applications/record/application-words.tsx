import { useFormatter, useTranslations } from "use-intl";
import type { ApplicationRecord } from "@/modules/staffing/applications/model";
import { Facts } from "@/web/shared/record/facts";
import { SectionTitle } from "@/web/ui/section-title";

/** What the candidate said when applying, and how to reach them. */
export function ApplicationWords({ application }: { application: ApplicationRecord }) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const { appliedAt, availableDate, relocate, coverLetter, answers } = application;
  const { email, phone, origin, addedBy } = application;
  const from =
    availableDate &&
    format.dateTime(new Date(availableDate), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <>
      {appliedAt && (
        <>
          <Facts
            title={t("record.said")}
            rows={[
              [t("record.expectedSalary"), application.expectedSalary],
              [t("record.availableDate"), from],
              [t("record.relocate"), relocate && t(`record.relocations.${relocate}`)],
            ]}
          />
          <section className="grid gap-2">
            <SectionTitle>{t("record.coverLetter")}</SectionTitle>
            <p className="text-sm break-words whitespace-pre-wrap text-ink-2">
              {coverLetter ?? t("record.noLetter")}
            </p>
          </section>
        </>
      )}
      {answers.length > 0 && (
        <Facts
          title={t("record.answers")}
          rows={answers.map(({ question, answer }) => [question, answer])}
        />
      )}
      <Facts
        title={t("record.reach")}
        rows={[
          [t("record.email"), email],
          [t("record.phone"), phone],
          [
            t("record.origin"),
            addedBy ? t("record.by", { name: addedBy }) : t(`origins.${origin}`),
          ],
        ]}
      />
    </>
  );
}
