import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ProviderId } from "@/modules/platform/settings/rules";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import type { Connection } from "./providers";
import { centsOf } from "./cents";
import { connectionCheck } from "./checking";
import type { ConnectionFields } from "./checks";
import { KeyField } from "./key-field";
import { Trial } from "./trial";
import { useSaving } from "./use-saving";

type Props = { id: ProviderId; setting: Connection };

/** Where a provider is, which model is asked, with what key, for how long and at what price. */
export default function ConnectionForm({ id, setting }: Props) {
  const t = useTranslations("admin.ai");
  const tCommon = useTranslations("common.actions");
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
          {tCommon("save")}
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
