import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import type { Obstacle } from "@/modules/engagement/campaigns/rules";
import { useMay } from "@/web/shared/use-may";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { useAddress } from "../use-address";

/** What keeps a draft from going out, each with the way to put it right. */
export function Obstacles({ campaign: { status, obstacles } }: { campaign: CampaignRecord }) {
  const t = useTranslations("campaigns.obstacles");
  const isAdmin = useMay("admin");
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
