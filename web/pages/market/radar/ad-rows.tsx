import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { RadarAd } from "@/modules/market/employers/model";
import { useCityNames } from "@/web/shared/place-names";
import { useCountryNames } from "@/web/shared/country-name";
import { AgeTags } from "@/web/features/market/employers/age-tags";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { Tag } from "@/web/ui/tag";

type Props = {
  label: string;
  ads: readonly RadarAd[];
  /** Where the ads are of several employers, how to reach each. */
  employerPath?: (id: string) => string;
};

/** Ads in a line each: what, where, since when; the title leads to the job. */
export function AdRows({ label, ads, employerPath }: Props) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {ads.map((ad) => (
        <li key={ad.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <span className="min-w-[220px] flex-1">
            <Link to={`/jobs/${ad.id}`} className="text-sm font-medium text-ink hover:underline">
              {ad.title}
            </Link>
            <Where ad={ad} employerPath={employerPath} />
          </span>
          <span className="flex flex-wrap items-center gap-1.5">
            <AgeTags since={ad.since} reposts={ad.reposts} isOpen={ad.status === "open"} />
            <Status ad={ad} />
          </span>
          <span className="num w-28 text-right text-xs text-ink-2">
            <PostedWhen iso={ad.since} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Where({ ad, employerPath }: { ad: RadarAd; employerPath: Props["employerPath"] }) {
  const t = useTranslations("jobs.roles");
  const cityOf = useCityNames();
  const countryOf = useCountryNames();
  return (
    <span className="block text-xs text-ink-2">
      <span className="num text-ink-3">{ad.number}</span>
      {employerPath && (
        <>
          {" · "}
          <Link to={employerPath(ad.employerId)} className="hover:underline">
            {ad.employer}
          </Link>
        </>
      )}
      {[ad.metro ? cityOf(ad.metro) : ad.country && countryOf(ad.country), ad.role && t(ad.role)]
        .filter(Boolean)
        .map((word) => ` · ${word}`)
        .join("")}
    </span>
  );
}

function Status({ ad: { status } }: { ad: RadarAd }) {
  const t = useTranslations("jobs.statuses");
  return status === "open" ? null : <Tag>{t(status)}</Tag>;
}
