import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { Acceptance } from "@/modules/platform/accounts/invitations/model";
import { api, ok } from "@/web/api";
import { PasswordField } from "@/web/shared/password-field";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { checking } from "./checking";
import { useEntering } from "./use-entering";

const names = ["username", "password", "firstName", "lastName"] as const;

/** Makes the account that an invitation is for. */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("auth");
  const { enter, refuse } = useEntering("register");
  const { register, handleSubmit, formState, setError } = useForm<Acceptance>({
    resolver: checking("acceptance"),
    defaultValues: { token, username: "", password: "", firstName: "", lastName: "" },
  });
  const accept = useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: Acceptance) => ok(api.auth.acceptance.post(input)),
    onSuccess: enter,
    onError: (error) => {
      const refused = refuse(error);
      for (const name of names) {
        if (refused[name]) setError(name, { message: refused[name] });
      }
    },
  });
  const field = (name: (typeof names)[number]) => ({
    ...register(name),
    label: t(name),
    error: formState.errors[name]?.message,
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((input) => accept.mutate(input))}
      className="grid gap-4"
      aria-label={t("accept.title")}
    >
      <TextField label={t("email")} value={email} disabled />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" autoFocus />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <TextField {...field("username")} hint={t("accept.username")} autoComplete="username" />
      <PasswordField {...field("password")} hint={t("passwordNote")} autoComplete="new-password" />
      <Button type="submit" look="primary" pending={accept.isPending}>
        {t("accept.save")}
      </Button>
    </form>
  );
}
