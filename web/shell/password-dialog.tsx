import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api, isApiError, ok } from "../api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { PasswordField } from "@/web/shared/forms/password-field";
import { ownFactor, setupState } from "@/web/features/platform/accounts/queries";
import { useUser } from "../state/session";

/** The password, or the code of the second factor, in one field. */
export function Component({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const t = useTranslations("accounts.proof");
  const [proof, setProof] = useState("");
  const factor = useQuery(ownFactor);
  const email = useUser()?.email;
  const demo = useQuery(setupState).data?.demo;
  const confirm = useMutation({
    mutationFn: () => ok(api.auth.confirmation.post({ proof })),
    onSuccess: () => onEnd(true),
  });
  const refused = isApiError(confirm.error) ? confirm.error.refusal.fields?.proof : undefined;
  return (
    <FormDialog
      title={t("title")}
      description={t("text")}
      submit={{ pending: confirm.isPending, children: t("confirm") }}
      error={refused ? null : confirm.error}
      onClose={() => onEnd(false)}
      action={() => confirm.mutate()}
    >
      <PasswordField
        label={t(factor.data?.since ? "labelWithCode" : "label")}
        value={proof}
        onChange={(event) => setProof(event.target.value)}
        hint={demo?.email === email && demo && t("demo", { password: demo.password })}
        error={refused}
        autoComplete="current-password"
        autoFocus
        required
      />
    </FormDialog>
  );
}
