import { type Resolver, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import {
  mailPresets,
  type MailProvider,
  mailProviders,
  mailSecurities,
} from "@/modules/platform/mail/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { KeyField } from "../ai/key-field";
import { useSaving } from "../ai/use-saving";
import type { ServerFields } from "./checks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import type { MailTestResult } from "@/modules/platform/mail/model";
import { api, ok } from "@/web/api";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { mailKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import type { Setting } from "@/modules/platform/settings/model";

export type EmailSetting = Extract<Setting, { key: "email" }>;

/** Sends a letter to whoever looks, and tells honestly what the server said. */
function Trial({ isReady }: { isReady: boolean }) {
  const t = useTranslations("admin.email");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const to = useUser()?.email ?? "";
  const trial = useMutation({
    mutationFn: () => ok(api.settings.email.test.post()),
    onSettled: () => queries.invalidateQueries({ queryKey: mailKey }),
  });
  const hint = isReady ? t("testHint", { to }) : t("testFirst");
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={MailCheck}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{trial.isPending ? t("testing") : hint}</p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && <Outcome result={trial.data} />}
    </div>
  );
}

function Outcome({ result: { isWell, sentence, to } }: { result: MailTestResult }) {
  const t = useTranslations("admin.email");
  const say = useServerText();
  return (
    <Banner tone={isWell ? "ok" : "bad"}>
      <span className="break-words">{say(sentence)}</span>
      {isWell && <p className="mt-1">{t("tested", { to })}</p>}
    </Banner>
  );
}

/** "Email Configuration": which service takes our letters, and who they come from. */
export function ServerForm({ setting }: { setting: EmailSetting }) {
  const t = useTranslations("admin.email");
  const tCommon = useTranslations("common.actions");
  const save = useSaving(setting);
  const form = useServerForm(setting);
  const { security, user } = form.values;
  return (
    <Card title={t("title")}>
      <form
        noValidate
        aria-label={t("title")}
        onSubmit={form.handleSubmit(({ secret, ...value }) =>
          save.mutate({ value, ...(secret && { secret }) }),
        )}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ConnectionFields setting={setting} form={form} />
          <SenderFields form={form} />
        </div>
        <div className="mt-4 grid gap-4">
          {security === "none" && user !== "" && <Banner tone="warn">{t("inTheOpen")}</Banner>}
          <div>
            <Button type="submit" look="primary" pending={save.isPending}>
              {tCommon("save")}
            </Button>
          </div>
        </div>
      </form>
      <Trial
        isReady={setting.value.fromAddress !== "" && setting.value.host !== "" && !form.isDirty}
      />
    </Card>
  );
}

/** What is typed, and what a chosen service fills in by itself. */
function useServerForm(setting: EmailSetting) {
  const t = useTranslations("admin.email");
  const { register, handleSubmit, formState, watch, setValue } = useForm<ServerFields>({
    resolver: serverCheck,
    defaultValues: { ...setting.value, secret: "" },
  });
  const { errors, isDirty } = formState;
  const field = (name: keyof ServerFields, isNumber = false) => ({
    ...register(name, { valueAsNumber: isNumber }),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    ...(isNumber && { type: "number", min: 1, inputMode: "numeric" as const }),
  });
  const change = <Name extends "provider" | "host" | "port" | "security" | "user">(
    name: Name,
    value: ServerFields[Name],
  ) => setValue(name, value as never, { shouldDirty: true });

  function choose(chosen: MailProvider): void {
    change("provider", chosen);
    const { host, port, security: kind, user: name } = mailPresets[chosen];
    change("host", host);
    change("port", port);
    change("security", kind);
    change("user", name);
  }

  return { field, change, choose, handleSubmit, isDirty, values: watch() };
}

type PartProps = { form: ReturnType<typeof useServerForm> };

/** The service, and how one signs in to it. */
function ConnectionFields({ setting, form }: PartProps & { setting: EmailSetting }) {
  const t = useTranslations("admin.email");
  const { field, change, choose } = form;
  const { provider, security } = form.values;
  return (
    <>
      <SelectField
        label={t("fields.provider")}
        options={mailProviders.map((value) => ({ value, label: t(`providers.${value}`) }))}
        value={provider}
        onValueChange={choose}
      />
      <TextField {...field("host")} autoComplete="off" />
      <TextField {...field("port", true)} />
      <SelectField
        label={t("fields.security")}
        options={mailSecurities.map((value) => ({ value, label: t(`securities.${value}`) }))}
        value={security}
        onValueChange={(value) => change("security", value)}
      />
      <TextField {...field("user")} hint={t(`users.${provider}`)} autoComplete="off" />
      <KeyField
        {...field("secret")}
        setting={setting}
        words={{
          kept: t("kept"),
          missing: t("missing"),
          remove: t("remove"),
          title: t("removeTitle"),
          losses: t("removeText"),
        }}
      />
    </>
  );
}

/** Who the letters come from, where answers go, and how many leave within an hour. */
function SenderFields({ form: { field } }: PartProps) {
  const t = useTranslations("admin.email");
  return (
    <>
      <TextField {...field("fromAddress")} hint={t("fromHint")} type="email" />
      <TextField {...field("fromName")} hint={t("fromNameHint")} autoComplete="off" />
      <TextField {...field("replyDomain")} hint={t("replyHint")} autoComplete="off" />
      <TextField {...field("perHour", true)} hint={t("perHourHint")} />
    </>
  );
}

// The models are loaded with the first check and not with the page.
const serverCheck: Resolver<ServerFields> = async (...input) =>
  (await import("./checks")).server(...input);
