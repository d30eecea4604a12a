import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AudienceView, CampaignRecord, Chosen } from "@/modules/engagement/campaigns/model";
import { exclusions, isField } from "@/modules/engagement/campaigns/rules";
import { campaignAudience, type Show } from "@/web/features/engagement/campaigns/queries";
import { Read } from "@/web/features/records/core/read";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { AudienceForm } from "./audience-form";
import { useAudience } from "./use-audience";
import { UserMinus } from "lucide-react";
import { Link } from "react-router-dom";
import { useDay } from "@/web/shared/dates";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

type Props = { campaign: CampaignRecord };

/** Whom a draft would reach as things stand, and why it leaves out the others. */
export function AudiencePart({ campaign }: Props) {
  const t = useTranslations("campaigns.audience");
  const { mutate: choose } = useAudience(campaign);
  const { audience } = campaign;
  if (campaign.status !== "draft") return <Banner tone="primary">{t("fixed")}</Banner>;
  const leaveOut = (id: string) =>
    audience.kind === "chosen" &&
    choose({ ...audience, candidateIds: audience.candidateIds.filter((it) => it !== id) });
  return (
    <div className="grid gap-4">
      <AudienceForm campaign={campaign} onChoose={choose} />
      <People id={campaign.id} {...(audience.kind === "chosen" && { onLeaveOut: leaveOut })} />
    </div>
  );
}

type PeopleProps = { id: string; onLeaveOut?: (id: string) => void };
type PersonRowProps = { person: Chosen; onLeaveOut: ((id: string) => void) | undefined };

/** Somebody of the audience: by what right they are written to, or why they are not. */
function PersonRow({ person, onLeaveOut }: PersonRowProps) {
  const t = useTranslations("campaigns");
  const dayOf = useDay();
  const { candidateId, name, number, locale, reason, gaps, consentedAt } = person;
  const fields = gaps.map((gap) => (isField(gap) ? t(`letters.fields.${gap}`) : gap)).join(", ");
  return (
    <li className="flex min-h-11 items-center gap-3 py-2 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/candidates/${candidateId}`}
          className="flex min-h-[24px] min-w-0 items-center break-words text-ink hover:underline"
        >
          {name}
        </Link>
        <span className="num text-xs text-ink-3">{number}</span>
        <span className="text-xs text-ink-3">{t(`letters.languages.${locale}`)}</span>
        {reason && <Tag tone="warn">{t(`reasons.${reason}`)}</Tag>}
        {gaps.length > 0 && (
          <span className="text-xs text-ink-3">{t("audience.gapsOf", { fields })}</span>
        )}
        {!reason && consentedAt && (
          <span className="text-xs text-ink-3">
            {t("audience.consented", { day: dayOf(consentedAt) })}
          </span>
        )}
      </div>
      {onLeaveOut && (
        <IconButton
          size="sm"
          icon={UserMinus}
          label={t("audience.leaveOutName", { name })}
          onClick={() => onLeaveOut(candidateId)}
        />
      )}
    </li>
  );
}

function People({ id, onLeaveOut }: PeopleProps) {
  const t = useTranslations("campaigns");
  const [show, setShow] = useState<Show>("included");
  const found = useInfiniteQuery(campaignAudience(id, show));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const words = { loading: t("audience.counting"), failed: t("audience.failed") };
  return (
    <Read query={found} words={words}>
      {({ pages }) => {
        const [view] = pages;
        if (!view || view.chosen === 0) return <Nobody />;
        const people = pages.flatMap((page) => page.people);
        return (
          <Card>
            <AudienceFilter view={view} show={show} onShow={setShow} />
            {people.length === 0 && (
              <p className="mt-4 text-sm text-ink-3">{t("audience.nobodyHere")}</p>
            )}
            <ul className="mt-3 grid divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.candidateId} {...{ person, onLeaveOut }} />
              ))}
            </ul>
            {hasNextPage && (
              <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t("more")}
              </Button>
            )}
          </Card>
        );
      }}
    </Read>
  );
}

function Nobody() {
  const t = useTranslations("campaigns.audience");
  return <EmptyState kind="nothing-matches" title={t("nobody")} text={t("nobodyText")} />;
}

type AudienceFilterProps = { view: AudienceView; show: Show; onShow: (show: Show) => void };

/** How many get it, how many do not and why; each number shows its people. */
function AudienceFilter({
  view: { chosen, included, excluded },
  show,
  onShow,
}: AudienceFilterProps) {
  const t = useTranslations("campaigns");
  const left = chosen - included;
  const isReason = exclusions.some((reason) => reason === show);
  const choices = [
    { value: "included" as const, label: t("audience.included"), count: included },
    { value: "excluded" as const, label: t("audience.excluded"), count: left },
    { value: "all" as const, label: t("audience.all"), count: chosen },
  ];
  const reasons = exclusions
    .filter((reason) => excluded[reason])
    .map((reason) => ({
      value: reason,
      label: t(`reasons.${reason}`),
      count: excluded[reason],
    }));
  return (
    <div className="grid justify-items-start gap-2">
      <SegmentedControl<Show>
        label={t("audience.show")}
        choices={choices}
        value={isReason ? "excluded" : show}
        onValueChange={onShow}
      />
      {reasons.length > 0 && show !== "included" && (
        <SegmentedControl<Show>
          label={t("audience.reasonsLabel")}
          choices={reasons}
          value={show}
          onValueChange={(reason) => onShow(reason === show ? "excluded" : reason)}
        />
      )}
    </div>
  );
}
