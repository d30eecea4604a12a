import { useTranslations } from "use-intl";
import type { Dossier } from "@/modules/privacy/posted-workers/model";
import { Tag } from "@/web/ui/tag";

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
