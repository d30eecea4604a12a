import { useQuery } from "@tanstack/react-query";
import { Briefcase, type LucideIcon, MapPin, Sparkles, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { RecentLine } from "@/modules/reporting/dashboard/model";
import { type RecentTab, recentTabs, type RecentType } from "@/modules/reporting/dashboard/rules";
import { When } from "@/web/features/records/core/when";
import { ScoreMeter } from "@/web/ui/score-meter";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { recentLines } from "@/web/features/reporting/dashboard/queries";
import { Card } from "@/web/ui/card";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { LoadError } from "../load-error";

/** "Recent Activity": what has just happened, read from the records and told live. */
export function RecentCard() {
  const t = useTranslations("dashboard.recent");
  const [tab, choose] = useState<RecentTab>("all");
  return (
    <Card title={t("title")}>
      <Tabs
        label={t("title")}
        value={tab}
        onValueChange={choose}
        tabs={recentTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: <Lines tab={value} />,
        }))}
      />
    </Card>
  );
}

function Lines({ tab }: { tab: RecentTab }) {
  const t = useTranslations("dashboard.recent");
  const { data: lines, isError, refetch } = useQuery(recentLines(tab));
  if (!lines && isError) return <LoadError retry={() => void refetch()} />;
  if (!lines) return <SkeletonRows label={t("loading")} rows={3} rowClass="h-9" />;
  if (lines.length === 0) return <Nothing tab={tab} />;
  return (
    <ul aria-label={t(`tabs.${tab}`)} className="grid grid-cols-1 gap-3">
      {lines.map((line) => (
        <li key={line.key}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

/** Where nothing has happened yet, the way to where it does. */
function Nothing({ tab }: { tab: RecentTab }) {
  const t = useTranslations("dashboard.recent");
  return (
    <p className="text-sm text-ink-2">
      {t(`none.${tab}`)}{" "}
      <Link to={beginnings[tab]} className="font-medium text-primary-ink hover:underline">
        {t(`begin.${tab}`)}
      </Link>
    </p>
  );
}

const beginnings: Record<RecentTab, string> = {
  all: "/scraping",
  matches: "/jobs",
  deployments: "/deployments?new=1",
};

const icons: Record<RecentType, LucideIcon> = {
  job: Briefcase,
  candidate: UserRound,
  match: Sparkles,
  deployment: MapPin,
};

function Line({ line }: { line: RecentLine }) {
  const t = useTranslations("dashboard.recent");
  const { type, event, at, by, title, other, score, kind, id } = line;
  const Icon = icons[type];
  const place = type === "match" ? matchAddress(id) : `/${kind}s/${id}`;
  return (
    <div className="flex gap-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-md bg-sunken text-ink-3">
        <Icon aria-hidden="true" size={15} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <Link
            to={place}
            className="min-w-[24px] truncate text-sm leading-[24px] font-medium text-ink hover:underline"
          >
            {title ?? t("nobody")}
          </Link>
          {score !== null && <ScoreMeter score={score} label={t("score", { score })} />}
          <span className="ml-auto shrink-0">
            <When iso={at} />
          </span>
        </p>
        <p className="truncate text-xs text-ink-2">
          {[t(`events.${event}`), other, by].filter(Boolean).join(" · ")}
        </p>
      </div>
    </div>
  );
}
