import { useState, useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { SectionTitle } from "@/web/ui/section-title";
import { useConsents } from "@/web/features/crm/consents/use-consents";
import { useToday } from "@/web/shared/hooks/use-zone";
import { useQuery } from "@tanstack/react-query";
import { maxSourceLength } from "@/modules/privacy/privacy-notices/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { noticeOf, useNotices } from "./use-notices";
import { useLanguageNames } from "@/web/shared/language-name";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { Banner } from "@/web/ui/banner";

/** The letter that tells somebody where their data comes from: looked at before it goes. */
function NoticeDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const t = useTranslations("papers.rights.notice");
  const tOwn = useTranslations("papers.ownPage.obstacles");
  const nameOf = useLanguageNames();
  const [locale, setLocale] = useState<Locale>();
  const [source, setSource] = useState<string>();
  const { data, error } = useQuery(
    noticeOf(candidateId, useDeferredValue({ locale, source: source || undefined })),
  );
  const { sendNotice } = useNotices(candidateId, onClose);
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
        maxLength={maxSourceLength}
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

type Props = { information: Consents["information"]; candidateId: string };

/** By when somebody who did not apply has to be told, or when they were. */
export function InformationPart({ information, candidateId }: Props) {
  const t = useTranslations("papers.consents.information");
  const day = useDate();
  const tNotice = useTranslations("papers.rights.notice");
  const mayNote = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { inform, uninform } = useConsents(candidateId);
  const today = useToday();
  if (!information) return null;
  const { dueOn, informedAt } = information;
  const deed = informedAt ? uninform : inform;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">
        {informedAt && <Tag tone="ok">{t("done", { day: day(informedAt) })}</Tag>}
        {!informedAt && dueOn < today && (
          <Tag tone="bad" className="whitespace-normal">
            {t("over", { day: day(dueOn) })}
          </Tag>
        )}
        {!informedAt && dueOn >= today && t("due", { day: day(dueOn) })}
      </p>
      {mayNote && (
        <div className="flex flex-wrap gap-2">
          {!informedAt && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {tNotice("write")}
            </Button>
          )}
          <Button
            size="sm"
            look="ghost"
            pending={deed.isPending}
            onClick={() => deed.mutate(undefined)}
          >
            {t(informedAt ? "unmark" : "mark")}
          </Button>
        </div>
      )}
      {isOpen && <NoticeDialog candidateId={candidateId} onClose={() => setOpen(false)} />}
    </section>
  );
}
