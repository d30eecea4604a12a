import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { longestSource } from "@/modules/privacy/privacy-notices/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { FormDialog } from "@/web/shared/form-dialog";
import { noticeOf } from "@/web/features/privacy/privacy-notices/queries";
import { useLanguageNames } from "@/web/features/staffing/requirements/use-requirement-words";
import { SelectField } from "@/web/shared/select-field";
import { TextAreaField } from "@/web/shared/text-area-field";
import { Banner } from "@/web/ui/banner";
import { useRights } from "./use-rights";

/** The letter that tells somebody where their data comes from: looked at before it goes. */
export function NoticeDialog({
  candidateId,
  onClose,
}: {
  candidateId: string;
  onClose: () => void;
}) {
  const t = useTranslations("papers.rights.notice");
  const tOwn = useTranslations("papers.ownPage.obstacles");
  const nameOf = useLanguageNames();
  const [locale, setLocale] = useState<Locale>();
  const [source, setSource] = useState<string>();
  const { data, error } = useQuery(
    noticeOf(candidateId, useDeferredValue({ locale, source: source || undefined })),
  );
  const { sendNotice } = useRights(candidateId, onClose);
  const language = locale ?? data?.locale ?? "en";
  return (
    <FormDialog
      title={t("title")}
      description={t("about")}
      size="lg"
      error={error}
      action={() => sendNotice.mutate({ locale: language, source: source ?? "" })}
      submit={{
        children: t("send"),
        pending: sendNotice.isPending,
        disabled: !data || data.obstacle !== null,
      }}
      onClose={onClose}
    >
      {data?.obstacle && (
        <Banner tone="warn">
          {data.obstacle === "noAgency" ? t("noAgency") : tOwn(data.obstacle)}
        </Banner>
      )}
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
        value={language}
        onValueChange={setLocale}
      />
      <TextAreaField
        label={t("source")}
        rows={2}
        maxLength={longestSource}
        value={source ?? data?.source ?? ""}
        onChange={({ target }) => setSource(target.value)}
      />
      {data && (
        <section className="grid gap-1" lang={data.locale}>
          <h3 className="text-sm font-medium text-ink">{data.subject}</h3>
          <p
            tabIndex={0}
            aria-label={t("preview")}
            role="region"
            className="max-h-72 overflow-y-auto rounded-lg border border-line bg-sunken p-3 text-sm whitespace-pre-wrap text-ink-2"
          >
            {data.text}
          </p>
        </section>
      )}
    </FormDialog>
  );
}
