import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { strongMatchFrom } from "@/modules/knowledge/analysis/rules";
import type { Job } from "@/modules/market/jobs/model";
import type { ScrapeStatus } from "@/modules/market/scraping/model";
import { dashboardKeywords, defaultCountries } from "@/modules/market/scraping/rules";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";
import { scrapeStatus, searchProfiles } from "@/web/features/market/scraping/queries";
import { useProfileStart, useStart } from "@/web/features/market/scraping/use-start";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";

/** What the dashboard's button sends where nobody has saved a search; specification §7. */
const request = { keywords: dashboardKeywords, countries: defaultCountries };

type Props = { matches: readonly Job[] | undefined };

/** Starts the saved search or the usual run, shows how far it is, and the best of what was found. */
export function ScrapingPanel({ matches }: Props) {
  const t = useTranslations("dashboard.scraping");
  const tScraping = useTranslations("scraping.start");
  const { data: status } = useQuery(scrapeStatus);
  const { data: profiles } = useQuery(searchProfiles);
  const saved = profiles?.[0];
  const start = useStart(tScraping("doneEurope"));
  const startSaved = useProfileStart(tScraping("doneEurope"));
  const mayStart = useHasRole("recruiter");
  const isActive = status?.isActive ?? false;
  const { progress: percent = 0, totalFound: count = 0 } = status ?? {};
  const found = t("found", { percent, count });
  return (
    <Card
      title={t("title")}
      action={
        mayStart && (
          <Button
            look="primary"
            icon={Play}
            disabled={isActive}
            pending={start.isPending || startSaved.isPending}
            onClick={() => (saved ? startSaved.mutate(saved.id) : start.mutate(request))}
          >
            {isActive ? t("active") : t("start")}
          </Button>
        )
      }
    >
      {isActive ? (
        <div className="grid gap-1.5">
          <Progress label={t("progress")} value={percent} text={found} />
          <p className="num text-xs text-ink-2">{found}</p>
        </div>
      ) : status?.trouble ? (
        <NothingComesIn status={status} />
      ) : (
        <p className="text-sm text-ink-2">
          {saved ? t("saved", { name: saved.name }) : t("idle")}{" "}
          <Link to="/scraping" className="font-medium text-primary-ink hover:underline">
            {t("choose")}
          </Link>
        </p>
      )}
      {matches && <Matches matches={matches} />}
    </Card>
  );
}

/** Why no ads come in, in a sentence with the button that leads to where that is settled. */
function NothingComesIn({ status: { trouble, run } }: { status: ScrapeStatus }) {
  const t = useTranslations("dashboard.scraping");
  const mayTurnOn = useHasRole("admin");
  const isOff = trouble === "noSource";
  const names = run?.outcomes.map(({ name }) => name).join(", ") ?? "";
  return (
    <Banner
      tone="warn"
      action={
        <Link to="/scraping" className={buttonClass("secondary", "sm")}>
          {t(isOff && mayTurnOn ? "turnOn" : "check")}
        </Link>
      }
    >
      {isOff
        ? t(mayTurnOn ? "noSource" : "noSourceAsk")
        : t("unread", { number: run?.number ?? "", names })}
    </Banner>
  );
}

function Matches({ matches }: { matches: readonly Job[] }) {
  const t = useTranslations("dashboard.scraping");
  if (matches.length === 0) return <p className="mt-4 text-sm text-ink-3">{t("noMatches")}</p>;
  return (
    <ul aria-label={t("matches")} className="mt-4 divide-y divide-line border-t border-line">
      {matches.map((job) => (
        <Match key={job.id} job={job} />
      ))}
    </ul>
  );
}

function Match({ job }: { job: Job }) {
  const t = useTranslations("dashboard.scraping");
  const tJobs = useTranslations("jobs");
  const score = Math.round(Number(job.aiMatchScore));
  return (
    <li>
      <Link
        to={`/jobs/${job.id}`}
        className="flex items-center gap-3 py-2.5 outline-offset-[-2px] hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium text-ink">{job.title}</span>
          <span className="block truncate text-xs text-ink-2">
            {job.company ?? tJobs("noCompany")} · <SalaryText job={job} />
          </span>
        </span>
        <Tag tone={score >= strongMatchFrom ? "ok" : "warn"} className="num">
          {t("match", { score })}
        </Tag>
      </Link>
    </li>
  );
}
