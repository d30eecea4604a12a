import { UserCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Assignment, Recruiter } from "@/modules/market/recruiters/model";
import { heavyLoadFrom } from "@/modules/market/recruiters/rules";
import { Few } from "@/web/features/market/jobs/few";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Avatar } from "@/web/ui/avatar";
import { Button } from "@/web/ui/button";
import { ScoreMeter } from "@/web/ui/score-meter";
import { Tag } from "@/web/ui/tag";
import { PointTable } from "./point-table";
import { useAssign } from "./use-assign";

type Props = { recruiter: Recruiter; jobId: string; isBest: boolean; owner: Assignment | null };

const specialtiesShown = 5;

/** One recruiter beside the job: who they are, how they score and why, and the way to assign. */
export function RecruiterCard({ recruiter, jobId, isBest, owner }: Props) {
  const t = useTranslations("recruiters");
  const { name, title, match, specialties } = recruiter;
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <header className="flex flex-wrap items-center gap-3">
        <Avatar name={name} imageUrl={recruiter.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold text-ink">
            {name}
            {isBest && <Tag tone="ok">{t("best")}</Tag>}
            <LoadTag load={recruiter.load} />
          </h3>
          {title && <p className="text-sm text-ink-2">{title}</p>}
        </div>
        {match && <ScoreMeter score={match.score} label={t("score", { score: match.score })} />}
      </header>
      {match && (
        <PointTable
          match={match}
          successRate={recruiter.metrics.successRate}
          assumedRate={recruiter.assumedRate}
        />
      )}
      <Few label={t("specialties")} words={specialties} shown={specialtiesShown} />
      <Assigning recruiter={recruiter} jobId={jobId} isBest={isBest} owner={owner} />
    </article>
  );
}

function LoadTag({ load }: { load: number }) {
  const t = useTranslations("recruiters");
  if (load >= heavyLoadFrom) return <Tag tone="warn">{t("heavy", { count: load })}</Tag>;
  return <Tag hasLed={false}>{t("load", { count: load })}</Tag>;
}

/** Whoever is busy may still be given one more; the warning stands beside the button. */
function Assigning({ recruiter, jobId, isBest, owner }: Props) {
  const t = useTranslations("recruiters");
  const mayAssign = useHasRole("recruiter");
  const assign = useAssign(jobId);
  const { id, name, load } = recruiter;
  if (owner?.recruiterId === id) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-ok">
        <UserCheck aria-hidden="true" size={16} />
        {t("owns")}
      </p>
    );
  }
  if (!mayAssign) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        look={isBest ? "primary" : "secondary"}
        pending={assign.isPending}
        onClick={() => assign.mutate({ recruiter, isBest, before: owner })}
      >
        {t("assign", { name: name.split(" ")[0] ?? name })}
      </Button>
      {load >= heavyLoadFrom && (
        <p className="text-xs text-warn">{t("heavyText", { name, count: load })}</p>
      )}
    </div>
  );
}
