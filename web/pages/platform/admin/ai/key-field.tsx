import { Trash2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { Setting } from "@/modules/platform/settings/model";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";

const Removal = lazy(() => import("./removal"));

/** What a key is called where it is kept, and what its removal means there. */
export type KeyWords = Record<"kept" | "missing" | "remove" | "title" | "losses", string>;

type Props = ComponentProps<typeof TextField> & { setting: Setting; words: KeyWords };

/** A key goes in and never comes back out; of one that is kept the last characters are shown. */
export function KeyField({ setting, words, ...field }: Props) {
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
          hint={isSet ? words.kept : words.missing}
        />
      </div>
      {isSet && (
        <Button look="ghost" size="sm" icon={Trash2} onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      )}
      <Suspense>
        {isRemoving && (
          <Removal setting={setting} words={words} onClose={() => setRemoving(false)} />
        )}
      </Suspense>
    </div>
  );
}
