import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { Read } from "@/web/features/platform/records/read";
import { campaignOf } from "@/web/features/engagement/campaigns/queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Tabs } from "@/web/ui/tabs";
import { parts, useAddress } from "../use-address";
import { AudiencePart } from "./audience/audience-part";
import { CampaignHead } from "./campaign-head";
import { CampaignProgress } from "./campaign-progress";
import { LettersPart } from "./letters/letters-part";
import { useLetters } from "./letters/use-letters";
import { Obstacles } from "./obstacles";
import { RecipientsPart } from "./recipients-part";

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
  const maySeePeople = useMay("recruiter");
  const { part, show } = useAddress();
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
