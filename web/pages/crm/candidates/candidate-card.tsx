import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { cardSkills } from "@/modules/crm/candidates/rules";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { SkillChips } from "@/web/features/crm/candidates/skill-chips";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { CandidateBadges } from "./candidate-badges";

export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const { search } = useLocation();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{candidate.number}</span>
        <CandidateBadges candidate={candidate} />
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold text-ink">
          <Link
            to={{ pathname: `/candidates/${candidate.id}`, search }}
            preventScrollReset
            className="hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-2" title={candidate.headline ?? undefined}>
          {candidate.headline ?? (candidate.role && tJobs(`roles.${candidate.role}`)) ?? "\u00a0"}
        </p>
        <p className="truncate text-sm text-ink-3">
          {candidate.location ?? candidate.country ?? t("placeUnknown")}
        </p>
      </div>
      <SkillChips skills={candidate.skills} shown={cardSkills} name={name} />
      <RecordTags kind="candidate" id={candidate.id} />
      <div className="mt-auto flex items-center gap-3 border-t border-line pt-2.5 text-xs text-ink-2">
        <span>
          <AvailableText candidate={candidate} />
        </span>
        <span className="ml-auto">
          <PayText candidate={candidate} />
        </span>
      </div>
    </div>
  );
}
