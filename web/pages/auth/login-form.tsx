import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { SignIn } from "@/modules/users/model";
import { api, ok } from "../../api";
import { Button } from "../../ui/button";
import { TextField } from "../../components/text-field";
import { PasswordField } from "./password-field";
import { checking } from "./checking";
import { DemoNote } from "./demo-note";
import { useEntering } from "./use-entering";

export function LoginForm() {
  const t = useTranslations("auth");
  const { enter, refuse } = useEntering("login");
  const { register, handleSubmit, formState, setFocus } = useForm<SignIn>({
    resolver: checking("signIn"),
    defaultValues: { email: "", password: "" },
  });
  const { mutate, isPending } = useMutation({
    meta: { isSignIn: true },
    mutationFn: (credentials: SignIn) => ok(api.auth.login.post(credentials)),
    onSuccess: enter,
    onError: (error) => {
      refuse(error);
      setFocus("password", { shouldSelect: true });
    },
  });
  const { errors } = formState;

  return (
    <form noValidate onSubmit={handleSubmit((input) => mutate(input))} className="grid gap-4">
      <TextField
        {...register("email")}
        label={t("email")}
        error={errors.email?.message}
        type="email"
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
      <DemoNote isPending={isPending} onEnter={mutate} />
    </form>
  );
}
