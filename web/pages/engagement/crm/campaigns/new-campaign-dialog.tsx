import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { maxNameLength } from "@/modules/engagement/campaigns/rules";
import { api, ok } from "@/web/api";
import { useCreating } from "@/web/features/engagement/campaigns/use-creating";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { viewList } from "@/web/features/records/core/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";

const everybody = "";

/** What it is called and whom it is for; all else is written in the draft. */
export default function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("campaigns");
  const { data: views = [] } = useQuery(viewList("candidate"));
  const [{ name, viewId }, change] = useDraft(() => ({ name: "", viewId: everybody }));
  const said = { title: t("draftCreated"), description: t("draftCreatedText") };
  const create = useCreating(
    (audience: { kind: "view"; viewId: string } | { kind: "filter"; query: string }) =>
      ok(api.campaigns.post({ name: name.trim(), audience, jobIds: [] })),
    said,
    onClose,
  );
  const options = [
    { value: everybody, label: t("new.everybody") },
    ...views.map((view) => ({ value: view.id, label: t("new.view", { name: view.name }) })),
  ];
  return (
    <FormDialog
      title={t("new.title")}
      description={t("new.text")}
      submit={{ children: t("new.submit"), pending: create.isPending, disabled: !name.trim() }}
      error={create.error}
      action={() =>
        create.mutate(viewId ? { kind: "view", viewId } : { kind: "filter", query: everybody })
      }
      onClose={onClose}
    >
      <TextField
        label={t("new.name")}
        required
        maxLength={maxNameLength}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={t("new.audience")}
        options={options}
        value={viewId}
        onValueChange={(chosen) => change({ viewId: chosen })}
      />
    </FormDialog>
  );
}
