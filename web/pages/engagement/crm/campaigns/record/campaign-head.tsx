import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { useDay } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { StatusTag } from "../status-tag";
import { CampaignMoves } from "./campaign-moves";

type Props = { campaign: CampaignRecord; isChanged: boolean };

/** What it is called, where it stands, and what can be done with it next. */
export function CampaignHead({ campaign, isChanged }: Props) {
  const t = useTranslations("campaigns");
  const mayMove = useHasRole("recruiter");
  const { number, name, status, jobs, audienceKind } = campaign;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="num text-xs text-ink-3">{number}</span>
          <h2 className="min-w-0 text-lg font-semibold break-words text-ink">{name}</h2>
          <StatusTag status={status} />
        </div>
        <p className="text-xs text-ink-3">
          {t(`audienceKinds.${audienceKind}`)} · {t("record.pace", { count: campaign.hourlyLimit })}
        </p>
        <Moments campaign={campaign} />
        {jobs.length > 0 && (
          <p className="text-xs text-ink-2">
            {t("record.jobs")}{" "}
            {jobs.map(({ id, title }, n) => (
              <span key={id}>
                {n > 0 && ", "}
                <Link to={`/jobs/${id}`} className="text-primary-ink hover:underline">
                  {title ?? "–"}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {mayMove && <CampaignMoves campaign={campaign} isChanged={isChanged} />}
    </header>
  );
}

/** Who let it go to how many, when it begins and when it ended. */
function Moments({ campaign }: { campaign: CampaignRecord }) {
  const t = useTranslations("campaigns.record");
  const { exact: moment } = useWhen();
  const dayOf = useDay();
  const { status, confirmedBy, confirmedCount, confirmedAt, startsAt, endedAt } = campaign;
  const lines = [
    confirmedAt &&
      t("confirmed", {
        name: confirmedBy ?? "–",
        count: confirmedCount ?? 0,
        day: dayOf(confirmedAt),
      }),
    status === "scheduled" && startsAt && t("begins", { moment: moment(startsAt) }),
    endedAt && t("ended", { day: dayOf(endedAt) }),
  ].filter(Boolean);
  return lines.length > 0 && <p className="text-xs text-ink-2">{lines.join(" · ")}</p>;
}
