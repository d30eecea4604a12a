import { useMutation, useQuery } from "@tanstack/react-query";
import { Stethoscope } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Check } from "@/modules/platform/health/model";
import { checkNames } from "@/modules/platform/health/rules";
import { api, ok } from "@/web/api";
import { systemState } from "@/web/features/platform/admin/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";

/** What the doctor says, and what to do where it is not well; the database is looked through when somebody asks. */
export function ChecksCard() {
  const t = useTranslations("house.checks");
  const refusalOf = useRefusal();
  const { data } = useQuery(systemState);
  const deep = useMutation({ mutationFn: () => ok(api.system.checks.post()) });
  const checks = [...(deep.data ?? []), ...(data?.checks ?? [])];
  return (
    <Card
      title={t("title")}
      action={
        <Button size="sm" icon={Stethoscope} pending={deep.isPending} onClick={() => deep.mutate()}>
          {t("look")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      {deep.error && <Banner tone="bad">{refusalOf(deep.error)}</Banner>}
      <ul aria-live="polite" className="grid gap-2 text-sm">
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ check: { name, isWell } }: { check: Check }) {
  const t = useTranslations("house.checks");
  const known = checkNames.find((it) => it === name);
  if (!known) return null;
  return (
    <li className="grid gap-0.5">
      <p className="flex items-center justify-between gap-3">
        <span>{t(`names.${known}`)}</span>
        <Tag tone={isWell ? "ok" : "bad"}>{t(isWell ? "well" : "bad")}</Tag>
      </p>
      {!isWell && <p className="text-xs text-ink-2">{t(`fixes.${known}`)}</p>}
    </li>
  );
}
