import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Employer } from "@/modules/market/employers/model";
import { useCityNames } from "@/web/shared/place-names";
import { Sparkline } from "@/web/shared/charts/sparkline";
import { PayScore } from "@/web/features/market/employers/pay-score";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { Few } from "@/web/features/market/jobs/few";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { Tag } from "@/web/ui/tag";
import { useEmployerPath } from "../sections";

const rolesOnCard = 3;

export function EmployerCard({ employer }: { employer: Employer }) {
  const t = useTranslations("radar");
  const tRole = useTranslations("jobs.roles");
  const employerPath = useEmployerPath();
  const cityOf = useCityNames();
  const { openAds, newAds, metros, roles, oldestAt, contact } = employer;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{employer.number}</span>
        <VerdictTag verdict={employer.verdict.is} />
        {contact !== "none" && <Tag tone="primary">{t(`contacts.${contact}`)}</Tag>}
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold text-ink">
          <Link to={employerPath(employer.id)} preventScrollReset className="hover:underline">
            {employer.name}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-2">
          {metros.map(({ name, n }) => `${cityOf(name)} ${n}`).join(" · ") || t("noPlace")}
        </p>
      </div>
      <div className="flex items-end gap-3">
        <span className="num text-num-xl font-medium text-ink">{openAds}</span>
        <span className="pb-0.5 text-xs text-ink-2">
          {t("openAds", { count: openAds })}
          {newAds > 0 && <span className="text-ok"> · {t("newAds", { count: newAds })}</span>}
        </span>
        <Weeks employer={employer} />
      </div>
      <Few
        label={t("roles")}
        words={roles.map(({ role, n }) => `${tRole(role)} ${n}`)}
        shown={rolesOnCard}
      />
      <div className="mt-auto flex items-center gap-3 border-t border-line pt-2.5 text-xs text-ink-2">
        <span className="text-ink-3">{t("pay.short")}</span>
        <PayScore score={employer.payScore} />
        {oldestAt && (
          <span className="ml-auto" title={t("oldestWhy")}>
            {t("oldest")} <PostedWhen iso={oldestAt} />
          </span>
        )}
      </div>
    </div>
  );
}

export function Weeks({ employer: { weeks } }: { employer: Employer }) {
  const t = useTranslations("radar");
  return (
    <Sparkline
      label={t("weeksOf", { values: weeks.join(", ") })}
      values={weeks}
      className="mb-0.5 ml-auto"
    />
  );
}
