import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { stretches as known } from "@/modules/staffing/certificate-expiry/rules";
import {
  certificatesMatching,
  expiryCounts,
  expiryFilters,
  expiryList,
} from "@/web/features/staffing/certificate-expiry/queries";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { certificateColumns } from "./certificate-columns";
import { EndingCard } from "./ending-card";
import { holderAddress } from "./ending-parts";

// Nothing is chosen at first.
const CertificateBulk = lazy(() => import("./certificate-bulk"));

/** What is done by a key is done with the holder, whose record opens for it. */
const shortcuts = ["m", "i", "s", "n", "a"] as const;

/** What ends soon or has ended, whose it is, where they work, and what to do about it. */
export function CertificatesPage() {
  const address = useListAddress("/certificates", expiryFilters);
  const { query, change } = address;
  const list = usePages(useInfiniteQuery(expiryList(query)));
  const navigate = useNavigate();
  const words = useWords();
  return (
    <PlainList<EndingCertificate>
      texts="papers"
      views="certificate"
      filters={expiryFilters}
      address={address}
      list={list}
      matching={certificatesMatching(query)}
      words={words}
      isNarrowed={Boolean(query.bucket)}
      actions={<ExportMenu path="/api/certificates/export" filter={query} />}
      summary={<BucketBar value={query.bucket ?? "all"} change={change} />}
      columns={certificateColumns}
      nameOf={({ name, candidate }) => `${name}, ${candidate.name}`}
      card={(ending) => <EndingCard ending={ending} />}
      open={({ candidate }) => void navigate(holderAddress(candidate.id))}
      shortcuts={shortcuts}
      bulk={(rows, selection) => <CertificateBulk rows={rows} selection={selection} />}
    />
  );
}

const stretches = ["all", ...known] as const;

type BarProps = { value: (typeof stretches)[number]; change: Change };

/** How many there are on each stretch of the way, which narrows the list to it. */
function BucketBar({ value, change }: BarProps) {
  const t = useTranslations("papers.expiry.buckets");
  const format = useFormatter();
  const { data } = useQuery(expiryCounts);
  const countOf = (stretch: (typeof stretches)[number]) =>
    data && stretch !== "all" ? { count: format.number(data[stretch]) } : {};
  return (
    <SegmentedControl
      label={t("label")}
      choices={stretches.map((it) => ({ value: it, label: t(it), ...countOf(it) }))}
      value={value}
      onValueChange={(bucket) => change({ bucket: bucket === "all" ? "" : bucket })}
    />
  );
}

function useWords(): ListWords {
  const t = useTranslations("papers.expiry");
  const toCandidates = (
    <Link to="/candidates" className={buttonClass()}>
      {t("toCandidates")}
    </Link>
  );
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("more", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toCandidates },
  };
}
