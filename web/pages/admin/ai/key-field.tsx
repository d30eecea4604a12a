import { Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import type { Connection } from "./ai-tab";
import { useSaving } from "./use-saving";

type Props = ComponentProps<typeof TextField> & { setting: Connection };

/** A key goes in and never comes back out; of one that is kept the last characters are shown. */
export function KeyField({ setting, ...field }: Props) {
  const t = useTranslations("admin.ai");
  const [isRemoving, setRemoving] = useState(false);
  const { isSet, hint } = setting.secret;
  const mask = isSet ? `••••••••${hint ?? ""}` : "";
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <TextField
          {...field}
          type="password"
          autoComplete="new-password"
          placeholder={mask}
          hint={t(isSet ? "keyKept" : "keyMissing")}
        />
      </div>
      {isSet && (
        <Button look="ghost" size="sm" icon={Trash2} onClick={() => setRemoving(true)}>
          {t("removeKey")}
        </Button>
      )}
      <Removal setting={setting} isOpen={isRemoving} onOpenChange={setRemoving} />
    </div>
  );
}

type RemovalProps = {
  setting: Connection;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function Removal({ setting, isOpen, onOpenChange }: RemovalProps) {
  const t = useTranslations("admin.ai");
  const tCommon = useTranslations("common.actions");
  const save = useSaving(setting);
  const remove = () =>
    save.mutate({ value: setting.value, secret: null }, { onSuccess: () => onOpenChange(false) });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("removeTitle")}
      losses={t("removeText")}
      confirmLabel={t("removeKey")}
      cancelLabel={tCommon("cancel")}
      pending={save.isPending}
      onConfirm={remove}
    />
  );
}
