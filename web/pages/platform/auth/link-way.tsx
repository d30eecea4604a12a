import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { Acceptance, Reset } from "@/modules/platform/accounts/invitations/model";
import type { LinkPurpose } from "@/modules/platform/accounts/invitations/rules";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { PasswordField } from "@/web/shared/forms/password-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { checking } from "./checking";
import { BackToLogin } from "./forgotten-form";
import { useLogin } from "./use-login";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { notifyAtom } from "@/web/state/notices";

/** A new password by a link; signing in with it is the next step, with the second factor if there is one. */
function ResetForm({ token, email }: { token: string; email: string }) {
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

/** What stood behind the # of a link: no server is told it before somebody has a page to use it on. */
export function linkIn(hash: string): { purpose: LinkPurpose; token: string } | null {
  const [, purpose, token] = /^#(invitation|reset)=([\da-f]+)$/.exec(hash) ?? [];
  if (!token) return null;
  return { purpose: purpose === "reset" ? "reset" : "invitation", token };
}

/** Looks first whether the link still holds, so that nobody fills in a form in vain. */
export function LinkWay({ token }: { token: string }) {
  const t = useTranslations();
  const refusalOf = useErrorText();
  const link = useQuery({
    queryKey: ["/api/auth/link", token],
    queryFn: () => ok(api.auth.link.post({ token })),
  });
  if (link.error) {
    return (
      <div className="grid gap-4">
        <div className="overflow-hidden rounded-lg border">
          <EmptyState kind="failed" title={t("auth.link.over")} text={refusalOf(link.error)} />
        </div>
        <BackToLogin />
      </div>
    );
  }
  if (!link.data) return <SkeletonRows label={t("common.loading")} rows={4} rowClass="h-[61px]" />;
  const Form = link.data.purpose === "reset" ? ResetForm : AcceptForm;
  return <Form token={token} email={link.data.email} />;
}

const names = ["username", "password", "firstName", "lastName"] as const;

/** Makes the account that an invitation is for. */
function AcceptForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("auth");
  const { enter, refuse } = useLogin("register");
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
