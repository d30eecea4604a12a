import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RequirementSet } from "@/modules/requirements/model";
import { requirementKinds } from "@/modules/requirements/rules";
import { RecordDialog, SaveRefusal } from "@/web/components/record/record-dialog";
import { api, ok } from "@/web/api";
import { requirementsKey, startsKey } from "@/web/state/query-keys";
import { useDeed } from "@/web/components/attached/use-deed";
import { Plus } from "lucide-react";
import { Button } from "@/web/ui/button";
import { RequirementRow } from "./requirement-row";
import { freshRow, type Row, rowFrom, sentOf } from "./rows";

type Props = { set: RequirementSet; name: string; onClose: () => void };

/** Changes what one client, site or project asks, all lines at once. */
export default function RequirementDialog({ set, name, onClose }: Props) {
  const t = useTranslations("papers.requirements");
  const [rows, setRows] = useState<Row[]>(() => set.requirements.map(rowFrom));
  const [isDirty, setDirty] = useState(false);
  const change = (now: Row[]) => {
    setRows(now);
    setDirty(true);
  };
  const save = useSaving(set, onClose);
  return (
    <RecordDialog
      title={t("editOf", { name })}
      saveLabel={t("save")}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(rows);
      }}
      onClose={onClose}
    >
      <SaveRefusal error={save.error} />
      {rows.length === 0 && <p className="text-sm text-ink-3">{t("empty")}</p>}
      <ul className="grid gap-3 empty:hidden">
        {rows.map((row) => (
          <RequirementRow
            key={row.key}
            row={row}
            onChange={(now) => change(rows.map((it) => (it.key === row.key ? now : it)))}
            onRemove={() => change(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      <AddButtons onAdd={(kind) => change([...rows, freshRow(kind)])} />
    </RecordDialog>
  );
}

function useSaving({ owner, version }: RequirementSet, onClose: () => void) {
  const t = useTranslations("papers.requirements");
  const { kind, id } = owner;
  const put = (body: { version: number; requirements: ReturnType<typeof sentOf>[] }) =>
    ok(api.requirements({ kind })({ id }).put(body));
  return useDeed({
    act: async (rows: Row[]) => {
      const saved = await put({ version, requirements: rows.map(sentOf) });
      onClose();
      return saved;
    },
    said: () => t("saved"),
    failed: t("saveFailed"),
    keys: [requirementsKey, startsKey],
  });
}

function AddButtons({ onAdd }: { onAdd: (kind: Row["kind"]) => void }) {
  const t = useTranslations("papers.requirements");
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
