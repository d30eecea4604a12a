import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { SignIn } from "@/modules/platform/accounts/model";
import { api, isApiError, ok } from "@/web/api";
import { PasswordField } from "@/web/shared/password-field";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { checking } from "./checking";
import { CodeForm } from "./code-form";
import { DemoNote } from "./demo-note";
import { useEntering } from "./use-entering";

/** Who it is; with a second factor the code is asked for afterwards, and sent along with the rest. */
export function LoginForm() {
  const t = useTranslations("auth");
  const { enter, refuse } = useEntering("login");
  const [halfway, setHalfway] = useState<SignIn | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<SignIn>({
    resolver: checking("signIn"),
    defaultValues: { email: "", password: "" },
  });
  const { mutate, isPending } = useMutation({
    meta: { isSignIn: true },
    mutationFn: (credentials: SignIn) => ok(api.auth.login.post(credentials)),
    onSuccess: enter,
    onError: (error, credentials) => {
      if (isApiError(error) && error.refusal.code === "code_needed") {
        setHalfway(credentials);
        return;
      }
      refuse(error);
      if (!credentials.code) setFocus("password", { shouldSelect: true });
    },
  });
  const { errors } = formState;
  if (halfway) {
    const send = (code: string) => mutate({ ...halfway, code });
    return <CodeForm isPending={isPending} onCode={send} onBack={() => setHalfway(null)} />;
  }

  return (
    <form noValidate onSubmit={handleSubmit((input) => mutate(input))} className="grid gap-4">
      <TextField
        {...register("email")}
        label={t("email")}
        hint={t("orUsername")}
        error={errors.email?.message}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        {...register("password")}
        label={t("password")}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" pending={isPending}>
        {t(isPending ? "submittingLogin" : "submitLogin")}
      </Button>
      <Link
        to="/auth?forgotten=1"
        className="inline-flex min-h-[24px] items-center justify-self-start text-sm text-ink-2 underline"
      >
        {t("forgotten.link")}
      </Link>
      <DemoNote isPending={isPending} onEnter={mutate} />
    </form>
  );
}
