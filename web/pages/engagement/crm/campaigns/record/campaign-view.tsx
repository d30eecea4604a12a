import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { campaignOf } from "@/web/features/engagement/campaigns/queries";
import { Read } from "@/web/features/records/core/read";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tabs } from "@/web/ui/tabs";
import { CampaignCounts } from "../campaign-counts";
import { parts, useAddress } from "../use-address";
import { AudiencePart } from "./audience/audience-part";
import { CampaignHead } from "./campaign-head";
import { LettersPart } from "./letters/letters-part";
import { useLetters } from "./letters/use-letters";
import { RecipientsPart } from "./recipients-part";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Obstacle } from "@/modules/engagement/campaigns/rules";
import { Banner } from "@/web/ui/banner";

/** What keeps a draft from going out, each with the way to put it right. */
function Obstacles({ campaign: { status, obstacles } }: { campaign: CampaignRecord }) {
  const t = useTranslations("campaigns.obstacles");
  const isAdmin = useHasRole("admin");
  const { show } = useAddress();
  if (obstacles.length === 0 || (status !== "draft" && status !== "scheduled")) return null;
  const ways: Record<Obstacle, ReactNode> = {
    mail: isAdmin && (
      <Link to="/admin?tab=email" className={buttonClass("secondary", "sm")}>
        {t("mailAction")}
      </Link>
    ),
    publicAddress: null,
    texts: (
      <Button size="sm" onClick={() => show("letters")}>
        {t("textsAction")}
      </Button>
    ),
    nobody: (
      <Button size="sm" onClick={() => show("audience")}>
        {t("nobodyAction")}
      </Button>
    ),
  };
  return (
    <ul aria-label={t("label")} className="grid gap-2">
      {obstacles.map((obstacle) => (
        <li key={obstacle}>
          <Banner tone="warn" action={ways[obstacle]}>
            {t(obstacle)}
          </Banner>
        </li>
      ))}
    </ul>
  );
}

/** One campaign: what it says, whom it reaches and what becomes of it. */
export default function CampaignView({ id }: { id: string }) {
  const t = useTranslations("campaigns");
  const { close } = useAddress();
  const campaign = useQuery(campaignOf(id));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Button look="ghost" size="sm" icon={ArrowLeft} onClick={close}>
          {t("record.back")}
        </Button>
      </div>
      <Read query={campaign} words={{ loading: t("reading"), failed: t("record.missing") }}>
        {(found) => <Opened campaign={found} />}
      </Read>
    </div>
  );
}

function Opened({ campaign }: { campaign: CampaignRecord }) {
  const t = useTranslations("campaigns.record");
  const maySeePeople = useHasRole("recruiter");
  const { part, show } = useAddress();
  useKeys("page", { e: () => show("letters") });
  // What is being written survives a look at the audience.
  const letters = useLetters(campaign);
  const isBegun = campaign.startedAt !== null;
  const contents = {
    letters: <LettersPart campaign={campaign} letters={letters} />,
    audience: <AudiencePart campaign={campaign} />,
    recipients: <RecipientsPart campaign={campaign} />,
  };
  const tabs = parts
    .filter((value) => maySeePeople || value === "letters")
    .map((value) => ({ value, label: t(value), content: contents[value] }));
  const usual = isBegun && maySeePeople ? "recipients" : "letters";
  const shown = tabs.find(({ value }) => value === part)?.value ?? usual;
  return (
    <>
      <CampaignHead campaign={campaign} isChanged={letters.isChanged} />
      <Obstacles campaign={campaign} />
      <CampaignProgress campaign={campaign} />
      <Tabs label={t("parts")} tabs={tabs} value={shown} onValueChange={show} />
    </>
  );
}

const troubles = ["queued", "held", "refused", "failed", "unsure"] as const;

/** How far a confirmed campaign is; a draft has nothing to tell. */
function CampaignProgress({ campaign: { confirmedAt, counts } }: Props) {
  const t = useTranslations("campaigns");
  if (confirmedAt === null) return null;
  const { recipients: all, waiting, letters } = counts;
  const done = all - waiting;
  const others = troubles
    .filter((state) => letters[state] > 0)
    .map((state) => t(`others.${state}`, { count: letters[state] }));
  return (
    <Card>
      <CampaignCounts counts={counts} isLarge />
      <div className="mt-4 grid gap-1.5">
        <Progress
          label={t("counts.label")}
          value={all === 0 ? 0 : Math.round((100 * done) / all)}
          text={t("progress", { done, all })}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
          <span>{t("progress", { done, all })}</span>
          <span>{others.join(" · ")}</span>
        </p>
      </div>
    </Card>
  );
}

type Props = { campaign: CampaignRecord };
