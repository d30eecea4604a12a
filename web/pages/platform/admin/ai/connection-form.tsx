import { useForm } from "react-hook-form";
import { useFormatter, useTranslations } from "use-intl";
import type { ProviderId } from "@/modules/market/ai-enrichment/rules";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import type { Connection } from "./providers";
import { centsOf, connectionCheck } from "./cents";
import type { ConnectionFields } from "./checks";
import { KeyField } from "./key-field";
import { useSaving } from "./use-saving";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useEffect, useState } from "react";
import type { AiTestResult } from "@/modules/market/ai-enrichment/model";
import { api, ok } from "@/web/api";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { aiStatus } from "./queries";

type Props = { id: ProviderId; setting: Connection };

/** Nothing answers in no time at all. */
const shortest = 0.1;

type TrialProps = { id: ProviderId; isReady: boolean };

/** Asks the provider as it is saved, and tells honestly what came back. */
function Trial({ id, isReady }: TrialProps) {
  const t = useTranslations("admin.ai");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const trial = useMutation({
    mutationFn: () => ok(api.settings.ai.test.post({ provider: id })),
    onSettled: () => queries.invalidateQueries({ queryKey: aiStatus.queryKey }),
  });
  const seconds = useSeconds(trial.isPending);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={FlaskConical}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="text-xs text-ink-2">
          {trial.isPending ? t("testing", { seconds }) : t(isReady ? "testHint" : "testFirst")}
        </p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && <Outcome result={trial.data} />}
    </div>
  );
}

function Outcome({ result }: { result: AiTestResult }) {
  const t = useTranslations("admin.ai");
  const format = useFormatter();
  const say = useServerText();
  const { isWell, sentence, found, told, tookMs, model } = result;
  if (!isWell) return <Banner tone="bad">{sentence && say(sentence)}</Banner>;
  const seconds = format.number(Math.max(shortest, tookMs / 1000), { maximumFractionDigits: 1 });
  return <Banner tone="ok">{t("tested", { model, seconds, found, told })}</Banner>;
}

const secondMs = 1000;

/** Whole seconds since something began; nothing while it is not going on. */
function useSeconds(isGoing: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isGoing) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [isGoing]);
  return seconds;
}

/** Where a provider is, which model is asked, with what key, for how long and at what price. */
export default function ConnectionForm({ id, setting }: Props) {
  const t = useTranslations("admin.ai");
  const save = useSaving(setting);
  const { register, handleSubmit, formState } = useForm<ConnectionFields>({
    resolver: connectionCheck,
    defaultValues: fieldsOf(setting),
  });
  const { errors, isDirty } = formState;
  const field = (name: keyof ConnectionFields, isNumber = false) => ({
    ...register(name, { valueAsNumber: isNumber }),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    ...(isNumber && { type: "number", step: "any", min: 0, inputMode: "decimal" as const }),
  });

  return (
    <form noValidate onSubmit={handleSubmit((fields) => save.mutate(changeOf(fields)))}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field("baseUrl")} hint={t(`addresses.${id}`)} type="url" />
        <TextField {...field("model")} hint={t(`models.${id}`)} autoComplete="off" />
        <KeyField
          {...field("secret")}
          setting={setting}
          words={{
            kept: t("keyKept"),
            missing: t("keyMissing"),
            remove: t("removeKey"),
            title: t("removeTitle"),
            losses: t("removeText"),
          }}
        />
        <TextField {...field("timeoutSeconds", true)} hint={t("timeoutHint")} />
        <TextField {...field("eurosIn", true)} hint={t("priceHint")} />
        <TextField {...field("eurosOut", true)} hint={t("priceHint")} />
      </div>
      <div className="mt-4">
        <Button type="submit" look="primary" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
      <Trial id={id} isReady={setting.value.model !== "" && !isDirty} />
    </form>
  );
}

function fieldsOf({ value }: Connection): ConnectionFields {
  const { centsPerMillionIn, centsPerMillionOut, ...rest } = value;
  const prices = { eurosIn: centsPerMillionIn / 100, eurosOut: centsPerMillionOut / 100 };
  return { ...rest, ...prices, secret: "" };
}

function changeOf({ eurosIn, eurosOut, secret, ...rest }: ConnectionFields) {
  const prices = { centsPerMillionIn: centsOf(eurosIn), centsPerMillionOut: centsOf(eurosOut) };
  return { value: { ...rest, ...prices }, ...(secret && { secret }) };
}
