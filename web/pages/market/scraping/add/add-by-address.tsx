import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useAdding } from "./use-adding";

export function AddByAddress({ onDone }: { onDone: () => void }) {
  const t = useTranslations("scraping.add");
  const refusalOf = useRefusal();
  const [url, setUrl] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const adding = useAdding({
    add: (address: string) => ok(api.jobs["from-address"].post({ url: address })),
    done: ({ title }) => t("done", { title }),
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = /^https?:\/\/\S+$/i.test(url.trim());
    setIsWrong(!isRight);
    if (isRight) adding.mutate(url.trim());
  };
  const refusal = adding.error ? refusalOf(adding.error, t("failed")) : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t("address")}
        hint={t("addressHint")}
        error={isWrong ? t("addressWrong") : refusal}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="url"
            inputMode="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button look="primary" type="submit" pending={adding.isPending}>
          {t("submitAddress")}
        </Button>
      </div>
    </form>
  );
}
