import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey } from "@/web/state/query-keys";
import { Card } from "@/web/ui/card";
import { Switch } from "@/web/ui/switch";
import { everybody } from "../users/queries";

const permissions = queryOptions({
  queryKey: [...billingKey, "permissions"],
  queryFn: () => ok(api.billing.permissions.get()),
});

/** Who may issue and credit invoices and book payments; administrators may without it. */
export function PermissionsCard() {
  const t = useTranslations("billingSettings");
  const people = useQuery(everybody);
  const { data: given } = useQuery(permissions);
  return (
    <Card title={t("permissions.title")}>
      <p className="mb-3 text-sm text-ink-2">{t("permissions.text")}</p>
      <Read query={people} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => {
          const recruiters = all.filter(({ role, isActive }) => role === "recruiter" && isActive);
          if (recruiters.length === 0)
            return <p className="text-sm text-ink-2">{t("permissions.nobody")}</p>;
          return (
            <ul aria-label={t("permissions.title")} className="grid divide-y divide-line">
              {recruiters.map(({ id, firstName, lastName }) => (
                <Person
                  key={id}
                  id={id}
                  name={`${firstName} ${lastName}`}
                  isGiven={given?.some(({ userId }) => userId === id) ?? false}
                />
              ))}
            </ul>
          );
        }}
      </Read>
    </Card>
  );
}

type PersonProps = { id: string; name: string; isGiven: boolean };

function Person({ id, name, isGiven }: PersonProps) {
  const t = useTranslations("billingSettings.permissions");
  const of = api.billing.permissions({ id });
  const deed = useUndoableMutation({
    run: (isOn: boolean) => ok(isOn ? of.put() : of.delete()),
    failure: t("failed"),
    keys: [billingKey],
  });
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <span className="min-w-0 break-words text-ink">{name}</span>
      <Switch
        label={t("of", { name })}
        checked={isGiven}
        disabled={deed.isPending}
        onCheckedChange={(isOn) => deed.mutate(isOn)}
      />
    </li>
  );
}
