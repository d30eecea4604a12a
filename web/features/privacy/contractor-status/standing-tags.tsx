import { useTranslations } from "use-intl";
import type { Independence } from "@/modules/privacy/contractor-status/model";
import type { Risk, Standing } from "@/modules/privacy/contractor-status/rules";
import { Tag, type Tone } from "@/web/ui/tag";
import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

const standingTones: Record<Standing, Tone> = { missing: "bad", renew: "warn", current: "ok" };
const riskTones: Record<Risk, Tone> = { low: "ok", raised: "warn", high: "bad" };

type Props = { independence: Pick<Independence, "standing" | "risk" | "warnings"> };

/** Whether somebody was checked, what came of it, and what raises the risk whatever was answered. */
export function StandingTags({ independence: { standing, risk, warnings } }: Props) {
  const t = useTranslations("compliance.independence");
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag tone={standingTones[standing]}>{t(`standings.${standing}`)}</Tag>
      {risk && <RiskTag risk={risk} />}
      {warnings.map((warning) => (
        <Tag key={warning} tone="warn" className="whitespace-normal">
          {t(`warnings.${warning}`)}
        </Tag>
      ))}
    </span>
  );
}

export function RiskTag({ risk }: { risk: Risk }) {
  const t = useTranslations("compliance.independence.risks");
  return <Tag tone={riskTones[risk]}>{t(risk)}</Tag>;
}

export const independenceList = queryOptions({
  queryKey: [...deploymentsKey, "independence"],
  queryFn: () => ok(api.compliance.independence.get()),
});

export const independenceOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "independence", id],
    queryFn: () => ok(api.deployments({ id }).independence.get()),
  });
