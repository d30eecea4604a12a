import { Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { requirementKinds } from "@/modules/staffing/start-checks/rules";
import { Button } from "@/web/ui/button";
import { RequirementRow } from "./requirement-row";
import { freshRow, type Row } from "./rows";

type Props = { rows: readonly Row[]; onChange: (rows: Row[]) => void };

/** The lines of a set while somebody writes them. */
export function RequirementLines({ rows, onChange }: Props) {
  const t = useTranslations("readiness.requirements");
  return (
    <>
      {rows.length === 0 && <p className="text-sm text-ink-3">{t("empty")}</p>}
      <ul className="grid gap-3 empty:hidden">
        {rows.map((row) => (
          <RequirementRow
            key={row.key}
            row={row}
            onChange={(now) => onChange(rows.map((it) => (it.key === row.key ? now : it)))}
            onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      <AddButtons onAdd={(kind) => onChange([...rows, freshRow(kind)])} />
    </>
  );
}

function AddButtons({ onAdd }: { onAdd: (kind: Row["kind"]) => void }) {
  const t = useTranslations("readiness.requirements");
  return (
    <div role="group" aria-label={t("add")} className="flex flex-wrap gap-2">
      {requirementKinds.map((kind) => (
        <Button key={kind} size="sm" icon={Plus} onClick={() => onAdd(kind)}>
          {t(`kinds.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
