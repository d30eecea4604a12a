import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { rulesKey } from "@/web/features/staffing/country-rules/queries";
import { deploymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

const OverrideDialog = lazy(() => import("./override-dialog"));

type Props = { rule: CountryRule; name: string };

/** What an administrator may do with a rule that has numbers. */
export function RuleDeeds({ rule, name }: Props) {
  const t = useTranslations("compliance.rules");
  const [isOpen, setOpen] = useState(false);
  const restore = useDeed({
    act: () => ok(api.compliance.rules({ id: rule.id }).override.delete()),
    said: () => t("restored", { rule: name }),
    failed: t("restoreFailed"),
    keys: [rulesKey, deploymentsKey],
  });
  if (Object.keys(rule.given).length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={`${t("override")}: ${name}`} onClick={() => setOpen(true)}>
        {t("override")}
      </Button>
      {rule.override && (
        <Button
          size="sm"
          look="ghost"
          aria-label={`${t("restore")}: ${name}`}
          pending={restore.isPending}
          onClick={() => restore.mutate(undefined)}
        >
          {t("restore")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <OverrideDialog rule={rule} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
