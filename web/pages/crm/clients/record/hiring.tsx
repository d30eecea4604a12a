import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import type { Employer } from "@/modules/market/employers/model";
import { useCityNames } from "@/web/shared/place-names";
import { Sparkline } from "@/web/shared/charts/sparkline";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { hiringOf } from "@/web/features/crm/clients/queries";
import { Facts } from "@/web/shared/record/panel/facts";
import { SectionTitle } from "@/web/ui/section-title";

/** What the ads of the same company say it is looking for, as the radar counts them. */
export function Hiring({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients.hiring");
  const { data: employer } = useQuery(hiringOf(client.companyKey));
  if (employer) return <Signals employer={employer} />;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-3">{t(employer === null ? "none" : "reading")}</p>
    </section>
  );
}

function Signals({ employer }: { employer: Employer }) {
  const t = useTranslations("clients.hiring");
  const tJobs = useTranslations("jobs");
  const cityOf = useCityNames();
  const { id, openAds, newAds, oldestAt, metros, roles, weeks } = employer;
  return (
    <div className="grid gap-2">
      <Facts
        title={t("title")}
        rows={[
          [
            t("ads"),
            <span key="ads" className="flex flex-wrap items-center gap-2">
              {t("open", { count: openAds })}
              {newAds > 0 && ` · ${t("new", { count: newAds })}`}
              <Sparkline label={t("weeks", { weeks: weeks.join(", ") })} values={weeks} />
            </span>,
          ],
          [t("oldest"), oldestAt && <PostedWhen iso={oldestAt} />],
          [t("metros"), metros.map(({ name, n }) => `${cityOf(name)} ${n}`).join(", ")],
          [t("roles"), roles.map(({ role, n }) => `${tJobs(`roles.${role}`)} ${n}`).join(", ")],
        ]}
      />
      <Link
        to={`/radar/${encodeURIComponent(id)}`}
        className="inline-flex min-h-[24px] items-center justify-self-start text-sm text-primary-ink hover:underline"
      >
        {t("toRadar")}
      </Link>
    </div>
  );
}
