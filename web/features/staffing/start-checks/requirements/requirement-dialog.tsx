import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RequirementSet } from "@/modules/staffing/start-checks/model";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { api, ok } from "@/web/api";
import { requirementsKey, startsKey } from "@/web/state/query-keys";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { RequirementLines } from "./requirement-lines";
import { type Row, rowFrom, sentOf } from "./rows";

type Props = { set: RequirementSet; name: string; onClose: () => void };

/** Changes what one client, site or project asks, all lines at once. */
export default function RequirementDialog({ set, name, onClose }: Props) {
  const t = useTranslations("readiness.requirements");
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
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(rows);
      }}
      onClose={onClose}
    >
      <RequirementLines rows={rows} onChange={change} />
    </RecordDialog>
  );
}

function useSaving({ owner, version }: RequirementSet, onClose: () => void) {
  const t = useTranslations("readiness.requirements");
  const { kind, id } = owner;
  const put = (body: { version: number; requirements: ReturnType<typeof sentOf>[] }) =>
    ok(api.requirements({ kind })({ id }).put(body));
  return useUndoableMutation({
    run: async (rows: Row[]) => {
      const saved = await put({ version, requirements: rows.map(sentOf) });
      onClose();
      return saved;
    },
    success: () => t("saved"),
    failure: t("saveFailed"),
    keys: [requirementsKey, startsKey],
  });
}
