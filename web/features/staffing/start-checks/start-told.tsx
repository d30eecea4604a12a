import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { StartCheck } from "@/modules/staffing/start-checks/model";
import { BlockerItem, type ToldBlocker } from "./blocker-item";
import { LightTag } from "./light-tag";

type Props = {
  check: StartCheck;
  /** What can be done about a blocker that stops the start, where there is a deployment to do it for. */
  deed?: (blocker: ToldBlocker) => ReactNode;
};

/** The light of a start and everything behind it. */
export function StartTold({ check, deed }: Props) {
  const t = useTranslations("papers.starts");
  const { light, asked, blockers, owners } = check;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LightTag light={light} />
        <span className="text-sm text-ink-2">{owners.map(({ name }) => name).join(" · ")}</span>
      </div>
      {asked.length === 0 && <p className="text-sm text-ink-2">{t("nothingAsked")}</p>}
      {asked.length > 0 && blockers.length === 0 && (
        <p className="text-sm text-ink-2">{t("allMet", { count: asked.length })}</p>
      )}
      <ul aria-label={t("blockers")} className="grid gap-2 empty:hidden">
        {blockers.map((blocker) => (
          <BlockerItem
            key={blocker.key}
            blocker={blocker}
            owners={owners}
            deed={blocker.severity === "stops" && deed?.(blocker)}
          />
        ))}
      </ul>
    </div>
  );
}
