import { useTranslations } from "use-intl";
import type { Dossier } from "@/modules/privacy/posted-workers/model";
import { Tag } from "@/web/ui/tag";
import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { deploymentsKey } from "@/web/state/query-keys";

type Props = { dossier: Pick<Dossier, "toDo" | "overdue" | "isCountryKnown"> };

/** How much of a dossier is left to do, and how much of that is late. */
export function ToDoTags({ dossier: { toDo, overdue, isCountryKnown } }: Props) {
  const t = useTranslations("compliance");
  return (
    <>
      {!isCountryKnown && <Tag tone="warn">{t("abroad.unknown")}</Tag>}
      {overdue > 0 && <Tag tone="bad">{t("dossier.late", { n: overdue })}</Tag>}
      {(toDo > 0 || isCountryKnown) && (
        <Tag tone={toDo === 0 ? "ok" : "neutral"}>{t("dossier.left", { n: toDo })}</Tag>
      )}
    </>
  );
}

export const dossierList = queryOptions({
  queryKey: [...deploymentsKey, "dossiers"],
  queryFn: () => ok(api.compliance.dossiers.get()),
});

export const dossierOf = (id: string) =>
  queryOptions({
    queryKey: [...deploymentsKey, "dossier", id],
    queryFn: () => ok(api.deployments({ id }).dossier.get()),
  });
