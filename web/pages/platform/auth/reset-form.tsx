import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Reset } from "@/modules/platform/accounts/invitations/model";
import { api, ok } from "@/web/api";
import { PasswordField } from "@/web/shared/password-field";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { TextField } from "@/web/shared/text-field";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { checking } from "./checking";
import { BackToLogin } from "./forgotten-form";

/** A new password by a link; signing in with it is the next step, with the second factor if there is one. */
export function ResetForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("auth");
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Reset>({
    resolver: checking("reset"),
    defaultValues: { token, password: "" },
  });
  const reset = useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: Reset) => ok(api.auth.reset.post(input)),
    onSuccess: () => {
      notify({ title: t("reset.done"), description: t("reset.doneText"), tone: "ok" });
      void navigate("/auth", { replace: true });
    },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((input) => reset.mutate(input))}
      className="grid gap-4"
      aria-label={t("reset.title")}
    >
      <SaveRefusal error={reset.error} />
      <TextField label={t("email")} value={email} autoComplete="username" readOnly />
      <PasswordField
        {...register("password")}
        label={t("reset.password")}
        hint={t("passwordNote")}
        error={formState.errors.password?.message}
        autoComplete="new-password"
        autoFocus
      />
      <Button type="submit" look="primary" pending={reset.isPending}>
        {t("reset.save")}
      </Button>
      <BackToLogin />
    </form>
  );
}
