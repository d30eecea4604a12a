import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { putFields } from "@/web/features/platform/settings/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { brandKey } from "@/web/state/query-keys";
import { type BrandingSetting, brandingSettings } from "./queries";

/** Puts a logo up or takes it away, at once and for everybody; both can be taken back. */
export function useLogo({ value }: BrandingSetting) {
  const t = useTranslations("admin.look");
  const refusalOf = useRefusal();
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
