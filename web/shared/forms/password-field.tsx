import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "@/web/ui/icon-button";
import { TextField } from "./text-field";

type Props = ComponentProps<typeof TextField>;

/** A password can be looked at, because what cannot be seen is mistyped. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const t = useTranslations("ui.password");
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        {...input}
        label={label}
        hint={hint}
        error={error}
        type={isShown ? "text" : "password"}
        className="pr-11"
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={t(isShown ? "hide" : "show")}
        size="sm"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-[29px] right-1"
      />
    </div>
  );
}
