import { Trash2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import type { Connection } from "./ai-tab";

const Removal = lazy(() => import("./removal"));

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
      <Suspense>
        {isRemoving && <Removal setting={setting} onClose={() => setRemoving(false)} />}
      </Suspense>
    </div>
  );
}
