import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { hexOf, logoGrounds, modes } from "@/modules/platform/branding/rules";
import { api, ok } from "@/web/api";
import { putFields } from "@/web/features/platform/settings/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { brandKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Field } from "@/web/ui/field";
import { type BrandingSetting, brandingSettings } from "./queries";

const taken = "image/png,image/jpeg,image/webp";

/** The logo as it is, and how another one is put up. */
export function LogoCard({ setting }: { setting: BrandingSetting }) {
  const t = useTranslations("admin.look");
  const { upload, remove, refusal } = useLogo(setting);
  const [chosen, setChosen] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const { logoUrl } = setting.value;
  const clear = () => {
    if (input.current) input.current.value = "";
    setChosen(undefined);
  };
  return (
    <Card title={t("logo")}>
      <div className="grid gap-4">
        {logoUrl ? <Shown url={logoUrl} /> : <p className="text-sm text-ink-2">{t("noLogo")}</p>}
        <Field label={t("choose")} hint={t("chooseHint")} error={refusal}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={taken}
              className="block w-full text-sm text-ink-2 file:mr-3 file:min-h-[36px] file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-raised file:px-3.5 file:text-sm file:font-medium file:text-ink hover:file:bg-sunken"
              onChange={({ target }) => setChosen(target.files?.[0])}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {chosen && (
            <Button
              look="primary"
              icon={ImageUp}
              pending={upload.isPending}
              onClick={() => upload.mutate(chosen, { onSuccess: clear })}
            >
              {t("upload")}
            </Button>
          )}
          {logoUrl && (
            <Button icon={Trash2} pending={remove.isPending} onClick={() => remove.mutate()}>
              {t("remove")}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** In the light and in the dark, because a logo that is good on one may vanish on the other. */
function Shown({ url }: { url: string }) {
  const t = useTranslations("admin.look");
  return (
    <div className="grid grid-cols-2 gap-3">
      {modes.map((mode) => (
        <figure key={mode} className="grid gap-1">
          <div
            className="flex h-[96px] items-center justify-center rounded-md border p-3"
            style={{ backgroundColor: hexOf(logoGrounds[mode].page) }}
          >
            <img
              src={url}
              alt={t("logoIn", { mode: t(`modes.${mode}`) })}
              className="max-h-[72px] max-w-full rounded-sm object-contain p-0.5"
              style={{ backgroundColor: hexOf(logoGrounds[mode].plate) }}
            />
          </div>
          <figcaption className="text-xs text-ink-3">{t(`modes.${mode}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Puts a logo up or takes it away, at once and for everybody; both can be taken back. */
function useLogo({ value }: BrandingSetting) {
  const t = useTranslations("admin.look");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const [refusal, setRefusal] = useState<string>();
  const refresh = () =>
    Promise.all(
      [brandingSettings.queryKey, brandKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const put = (logoUrl: string | null) => putFields("branding", { logoUrl });
  const said = (title: string, description?: string) => {
    const undo = () => put(value.logoUrl).then(refresh);
    notify({ title, tone: "ok", undo, ...(description && { description }) });
    setRefusal(undefined);
    return refresh();
  };
  const failed = (title: string, description: string) => (error: unknown) => {
    setRefusal(refusalOf(error));
    notify({ title, description, tone: "destructive" });
  };
  const upload = useMutation({
    mutationFn: (logo: File) => ok(api.admin["upload-logo"].post({ logo })),
    onSuccess: () => said(t("logoUpdated"), t("logoUpdatedText")),
    onError: failed(t("uploadFailed"), t("uploadFailedText")),
  });
  const remove = useMutation({
    mutationFn: () => put(null),
    onSuccess: () => said(t("logoRemoved")),
    onError: failed(t("logoNotRemoved"), t("logoNotRemovedText")),
  });
  return { upload, remove, refusal };
}
