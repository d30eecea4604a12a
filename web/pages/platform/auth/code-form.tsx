import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";

type Props = { isPending: boolean; onCode: (code: string) => void; onBack: () => void };

/** The second step: six digits from the app, or a recovery code where the app is gone. */
export function CodeForm({ isPending, onCode, onBack }: Props) {
  const t = useTranslations("auth");
  const [code, setCode] = useState("");
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code.trim());
      }}
    >
      <TextField
        label={t("code.label")}
        hint={t("code.hint")}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="num"
        minLength={6}
        maxLength={20}
        required
        autoFocus
      />
      <Button type="submit" look="primary" pending={isPending}>
        {t(isPending ? "submittingLogin" : "submitLogin")}
      </Button>
      <Button look="ghost" onClick={onBack}>
        {t("code.back")}
      </Button>
    </form>
  );
}
