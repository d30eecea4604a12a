import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { SignIn } from "@/modules/platform/accounts/model";
import { api, isApiError, ok } from "@/web/api";
import { setupState } from "@/web/features/platform/accounts/queries";
import { PasswordField } from "@/web/shared/forms/password-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { checking } from "./checking";
import { useLogin } from "./use-login";

/** Who it is; with a second factor the code is asked for afterwards, and sent along with the rest. */
export function LoginForm() {
  const t = useTranslations("auth");
  const { enter, refuse } = useLogin("login");
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

type Props = { isPending: boolean; onCode: (code: string) => void; onBack: () => void };

/** The second step: six digits from the app, or a recovery code where the app is gone. */
function CodeForm({ isPending, onCode, onBack }: Props) {
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

type DemoNoteProps = { isPending: boolean; onEnter: (credentials: SignIn) => void };

/** In the demo the way in is one press; in every other installation there is no such account. */
function DemoNote({ isPending, onEnter }: DemoNoteProps) {
  const t = useTranslations("auth");
  const { data } = useQuery(setupState);
  const demo = data?.demo;
  if (!demo) return null;
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sunken p-4 text-sm">
      <p className="text-ink-2">{t("demoText")}</p>
      <Button look="secondary" pending={isPending} onClick={() => onEnter(demo)}>
        {t("demoEnter")}
      </Button>
    </div>
  );
}
