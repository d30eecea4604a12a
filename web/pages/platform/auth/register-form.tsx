import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { Registration } from "@/modules/platform/accounts/model";
import { api, ok } from "@/web/api";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { TextField } from "@/web/shared/forms/text-field";
import { PasswordField } from "@/web/shared/forms/password-field";
import { checking } from "./checking";
import { useLogin } from "./use-login";

const names = ["email", "username", "password", "firstName", "lastName"] as const;

/** Creates the account of the owner; the address is fixed, and the set-up link has to be open. */
export function RegisterForm({ email }: { email: string }) {
  const t = useTranslations("auth");
  const setupToken = new URLSearchParams(location.search).get("setup") ?? undefined;
  const { register, handleSubmit, formState, isPending } = useRegistration(email, setupToken);
  const { errors } = formState;
  const field = (name: (typeof names)[number]) => ({
    ...register(name),
    label: t(name),
    error: errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {!setupToken && <Banner tone="warn">{t("needsLink")}</Banner>}
      {/* Read-only to the form as well: a disabled field of the form would send nothing. */}
      <TextField
        label={t("email")}
        value={email}
        hint={t("emailNote")}
        error={errors.email?.message}
        disabled
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <TextField {...field("username")} autoComplete="username" />
      <PasswordField {...field("password")} hint={t("passwordNote")} autoComplete="new-password" />
      <Button type="submit" look="primary" pending={isPending}>
        {t(isPending ? "submittingRegister" : "submitRegister")}
      </Button>
    </form>
  );
}

function useRegistration(email: string, setupToken: string | undefined) {
  const { enter, refuse } = useLogin("register");
  const { register, handleSubmit, formState, setError } = useForm<Registration>({
    resolver: checking("registration"),
    defaultValues: {
      email,
      username: "",
      password: "",
      firstName: "",
      lastName: "",
      ...(setupToken && { setupToken }),
    },
  });
  const { mutate, isPending } = useMutation({
    meta: { isSignIn: true },
    mutationFn: (registration: Registration) => ok(api.auth.register.post(registration)),
    onSuccess: enter,
    onError: (error) => {
      const refused = refuse(error);
      for (const name of names) {
        if (refused[name]) setError(name, { message: refused[name] });
      }
    },
  });
  return {
    register,
    handleSubmit: handleSubmit((input) => mutate(input)),
    formState,
    isPending,
  };
}
