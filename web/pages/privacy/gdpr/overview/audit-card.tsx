import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Verification } from "@/modules/platform/audit/model";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { When } from "@/web/features/platform/records/when";
import { auditVerification, verifyAnew } from "@/web/features/privacy/gdpr/queries";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tag } from "@/web/ui/tag";

/** Whether anybody has changed, cut or added to the trail of what was done here. */
export function AuditCard() {
  const t = useTranslations("gdpr.audit");
  const queries = useQueryClient();
  const { data, isError } = useQuery(auditVerification);
  const check = useDeed({
    act: async () => queries.setQueryData(auditVerification.queryKey, await verifyAnew()),
    failed: t("unread"),
    keys: [],
  });
  const again = (
    <Button size="sm" pending={check.isPending} onClick={() => check.mutate(undefined)}>
      {t("check")}
    </Button>
  );
  return (
    <Card title={t("title")} action={again}>
      {isError && !data && <Banner tone="bad">{t("unread")}</Banner>}
      {!data && !isError && <SkeletonRows label={t("reading")} rows={1} />}
      {data && <Found verification={data} />}
    </Card>
  );
}

function Found({ verification }: { verification: Verification }) {
  const t = useTranslations("gdpr.audit");
  const { isWhole, entries, sealed, anchor, findings, found, at } = verification;
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={isWhole ? "ok" : "bad"}>{t(isWhole ? "whole" : "touched")}</Tag>
        <span>{t("entries", { entries, sealed })}</span>
        <When iso={at} />
      </p>
      <p>{t(`anchors.${anchor}`)}</p>
      {findings.length > 0 && (
        <Banner tone="bad">
          <p>{t("found", { count: found })}</p>
          <ul className="mt-1 grid gap-0.5">
            {findings.slice(0, 10).map(({ what, from, to }) => (
              <li key={`${what} ${from}`} className="num">
                {t(`findings.${what}`, { from, to, count: to - from + 1 })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
