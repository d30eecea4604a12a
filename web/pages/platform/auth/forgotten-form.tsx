import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Forgotten } from "@/modules/platform/accounts/invitations/model";
import { api, ok } from "@/web/api";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { TextField } from "@/web/shared/forms/text-field";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { checking } from "./checking";

/** Asks for a link; what it answers says nothing about who has an account. */
export function ForgottenForm() {
  const t = useTranslations("auth");
  const state = useQuery({
    queryKey: ["/api/auth/forgotten"],
    queryFn: () => ok(api.auth.forgotten.get()),
  });
  const { register, handleSubmit, formState } = useForm<Forgotten>({
    resolver: checking("forgotten"),
    defaultValues: { email: "" },
  });
  const ask = useMutation({
    meta: { isSignIn: true },
    mutationFn: (input: Forgotten) => ok(api.auth.forgotten.post(input)),
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((input) => ask.mutate(input))}
      className="grid gap-4"
      aria-label={t("forgotten.title")}
    >
      {state.data?.isMailed === false && <Banner tone="warn">{t("forgotten.noMail")}</Banner>}
      {ask.isSuccess && <Banner tone="ok">{t("forgotten.asked")}</Banner>}
      <SaveRefusal error={ask.error} />
      <TextField
        {...register("email")}
        label={t("email")}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" look="primary" pending={ask.isPending}>
        {t("forgotten.send")}
      </Button>
      <BackToLogin />
    </form>
  );
}

export function BackToLogin() {
  const t = useTranslations("auth");
  return (
    <Link
      to="/auth"
      className="inline-flex min-h-[24px] items-center justify-self-start text-sm text-ink-2 underline"
    >
      {t("forgotten.back")}
    </Link>
  );
}
