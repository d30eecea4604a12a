import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Competition } from "@/modules/market/employers/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { useCityNames } from "@/web/shared/place-names";
import { useCountryNames } from "@/web/shared/country-name";
import { competitors } from "@/web/features/market/employers/queries";
import { Card } from "@/web/ui/card";
import { SectionState } from "./section-state";
import { useEmployerPath } from "./sections";

/** Which agencies advertise what where. */
export default function CompetitorsSection() {
  const t = useTranslations("radar.competitors");
  const query = useQuery(competitors);
  return (
    <SectionState section="competitors" query={query} isEmpty={(all) => all.length === 0}>
      {(all) => (
        <Card title={t("title")}>
          <p className="-mt-2 mb-3 text-sm text-ink-2">{t("text")}</p>
          <div className="overflow-x-auto">
            <table aria-label={t("title")} className="w-full min-w-[620px] text-sm">
              <thead>
                <tr className="border-b border-line text-left text-xs text-ink-2">
                  <Head>{t("metro")}</Head>
                  <Head>{t("role")}</Head>
                  <Head>{t("agencies")}</Head>
                  <Head>{t("ads")}</Head>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {all.map((one) => (
                  <Row
                    key={`${one.country} ${one.metro} ${one.role}`}
                    competition={one}
                    most={all[0]?.ads ?? 1}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
    </SectionState>
  );
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="py-2 pr-4 font-normal">
    {children}
  </th>
);

function Row({ competition, most }: { competition: Competition; most: number }) {
  const t = useTranslations("radar");
  const tRole = useTranslations("jobs.roles");
  const nameOf = useCountryNames();
  const cityOf = useCityNames();
  const employerPath = useEmployerPath();
  const { metro, country, role, agencies, ads } = competition;
  return (
    <tr className="align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-medium text-ink">
        {metro ? cityOf(metro) : t("noPlace")}
        {country && <span className="block text-xs font-normal text-ink-3">{nameOf(country)}</span>}
      </th>
      <td className="py-2.5 pr-4 text-ink-2">{role ? tRole(role) : t("noRole")}</td>
      <td className="py-2.5 pr-4">
        <ul className="grid gap-0.5">
          {agencies.map((agency) => (
            <li key={agency.id}>
              <Link to={employerPath(agency.id)} className="text-ink hover:underline">
                {agency.name}
              </Link>{" "}
              <span className="num text-xs text-ink-3">{agency.ads}</span>
            </li>
          ))}
        </ul>
      </td>
      <td className="py-2.5">
        <span className="flex items-center gap-2">
          <ShareBar share={ads / most} tone="primary" />
          <span className="num w-6 text-right text-ink">{ads}</span>
        </span>
      </td>
    </tr>
  );
}
