import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useSpoken } from "../../components/spoken";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { Input } from "../../ui/input";

type Props = ComponentProps<typeof Input> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled text control whose error is said in the reader's language. */
export function TextField({ label, hint, error, ...input }: Props) {
  const say = useSpoken();
  return (
    <Field label={label} hint={hint} error={error && say(error)}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** A password can be looked at, because what cannot be seen is mistyped. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const t = useTranslations("auth");
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
        label={t(isShown ? "hidePassword" : "showPassword")}
        size="sm"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-[29px] right-1"
      />
    </div>
  );
}
