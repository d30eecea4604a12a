import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { longestName } from "@/modules/views/rules";
import { TextField } from "@/web/components/text-field";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Dialog } from "@/web/ui/dialog";

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
  const form = useId();
  const [name, setName] = useState(view.name);
  const [isShared, setShared] = useState(view.isShared);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={isSaving} disabled={!name.trim()}>
          {tCommon("save")}
        </Button>
      }
    >
      <form id={form} action={() => onSubmit({ name, isShared })} className="grid gap-4">
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
      </form>
    </Dialog>
  );
}
