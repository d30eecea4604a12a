import { Star, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import type { View } from "@/modules/records/saved-views/model";
import { useServerText } from "@/web/i18n/server-texts";
import { cx } from "@/web/ui/cx";
import { useState } from "react";
import { longestName } from "@/modules/records/saved-views/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Checkbox } from "@/web/ui/checkbox";

type Props = {
  views: readonly View[];
  present: View | undefined;
  /** Null is the list as it comes. */
  onChoose: (view: View | null) => void;
};

/** What stands in the menu, one below the other. */
export const rowClass =
  "flex min-h-[32px] w-full cursor-pointer items-center gap-2 rounded-md px-2.5 text-left text-sm " +
  "text-ink hover:bg-sunken";

export function ViewChoices({ views, present, onChoose }: Props) {
  const t = useTranslations("attached.views");
  const say = useServerText();
  return (
    <ul aria-label={t("title")} className="-mx-2 grid max-h-[40vh] gap-px overflow-y-auto">
      <li>
        <button
          type="button"
          aria-pressed={present === undefined}
          onClick={() => onChoose(null)}
          className={cx(rowClass, !present && "bg-primary-wash font-medium")}
        >
          {t("all")}
        </button>
      </li>
      {views.map((view) => (
        <li key={view.id}>
          <button
            type="button"
            aria-pressed={present?.id === view.id}
            onClick={() => onChoose(view)}
            className={cx(rowClass, present?.id === view.id && "bg-primary-wash font-medium")}
          >
            <span className="min-w-0 flex-1 truncate">{view.name}</span>
            {!view.isOwn && <span className="text-xs text-ink-3">{say(view.owner)}</span>}
            {view.isShared && <Users size={14} aria-label={t("isShared")} role="img" />}
            {view.isDefault && <Star size={14} aria-label={t("isDefault")} role="img" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Naming = { name: string; isShared: boolean };

type ViewDialogProps = {
  title: string;
  view: Naming;
  isSaving: boolean;
  onSubmit: (naming: Naming) => void;
  onClose: () => void;
};

/** What a view is called, and who sees it. */
export function ViewDialog({ title, view, isSaving, onSubmit, onClose }: ViewDialogProps) {
  const t = useTranslations("attached.views");
  const tCommon = useTranslations("common.actions");
  const mayShare = useHasRole("recruiter");
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
