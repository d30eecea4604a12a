import { useLocale, useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { SkillChips } from "@/web/features/crm/candidates/skill-chips";
import { Facts } from "@/web/shared/record/facts";

export function Skills({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const { role, skills, systems, languages } = candidate;
  const nameOf = new Intl.DisplayNames(useLocale(), { type: "language" });
  const spoken = Object.entries(languages).map(([code, level]) => `${nameOf.of(code)} ${level}`);
  return (
    <Facts
      title={t("record.can")}
      rows={[
        [t("fields.role"), role && tJobs(`roles.${role}`)],
        [
          t("skills"),
          skills.length > 0 && (
            <SkillChips
              skills={skills}
              shown={skills.length}
              name={`${candidate.firstName} ${candidate.lastName}`}
            />
          ),
        ],
        [t("fields.systems"), systems.map((one) => tJobs(`systems.${one}`)).join(", ")],
        [t("fields.languages"), spoken.join(", ")],
      ]}
    />
  );
}
