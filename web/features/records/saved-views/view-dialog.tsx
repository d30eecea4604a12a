import { useState } from "react";
import { useTranslations } from "use-intl";
import { longestName } from "@/modules/records/saved-views/rules";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextField } from "@/web/shared/text-field";
import { useMay } from "@/web/shared/use-may";
import { Checkbox } from "@/web/ui/checkbox";

type Naming = { name: string; isShared: boolean };

type Props = {
  title: string;
  view: Naming;
  isSaving: boolean;
  onSubmit: (naming: Naming) => void;
  onClose: () => void;
};

/** What a view is called, and who sees it. */
export function ViewDialog({ title, view, isSaving, onSubmit, onClose }: Props) {
  const t = useTranslations("attached.views");
  const tCommon = useTranslations("common.actions");
  const mayShare = useMay("recruiter");
  const [name, setName] = useState(view.name);
  const [isShared, setShared] = useState(view.isShared);
  return (
    <FormDialog
      title={title}
      description={t("text")}
      submit={{ children: tCommon("save"), pending: isSaving, disabled: !name.trim() }}
      action={() => onSubmit({ name, isShared })}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        required
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {mayShare && (
        <Checkbox label={t("shareWith")} checked={isShared} onCheckedChange={setShared} />
      )}
    </FormDialog>
  );
}
