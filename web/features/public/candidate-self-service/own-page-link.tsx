import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { locales } from "@/modules/platform/accounts/rules";
import { useLanguageNames } from "@/web/features/staffing/requirements/use-requirement-words";
import { SelectField } from "@/web/shared/select-field";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { type OwnPage, useOwnPage } from "./use-own-page";

type Props = { page: OwnPage; candidateId: string };

/** Whether a link is open, and the way to send or end one. */
export function OwnPageLink({ page, candidateId }: Props) {
  const t = useTranslations("papers.ownPage");
  const nameOf = useLanguageNames();
  const [locale, setLocale] = useState(page.locale);
  const { send, end } = useOwnPage(candidateId);
  return (
    <div className="grid gap-3">
      <Standing page={page} />
      {page.obstacle ? (
        <Obstacle obstacle={page.obstacle} />
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={t("language")}
            options={locales.map((value) => ({ value, label: nameOf(value) }))}
            value={locale}
            onValueChange={setLocale}
          />
          <Button look="primary" pending={send.isPending} onClick={() => send.mutate(locale)}>
            {t(page.link ? "again" : "send")}
          </Button>
          {page.link && (
            <Button pending={end.isPending} onClick={() => end.mutate(undefined)}>
              {t("end")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Standing({ page: { link } }: { page: OwnPage }) {
  const t = useTranslations("papers.ownPage");
  const day = useDay();
  if (!link) return <p className="text-sm text-ink-3">{t("none")}</p>;
  const isTrouble = !["queued", "sending", "sent"].includes(link.letter);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {t("sent", { day: day(link.sentAt), name: link.sentBy, until: day(link.expiresAt) })}
      <Tag tone={isTrouble ? "bad" : "neutral"}>{t(`letters.${link.letter}`)}</Tag>
      <Tag tone={link.openedAt ? "ok" : "neutral"}>
        {link.openedAt ? t("opened", { day: day(link.openedAt) }) : t("unopened")}
      </Tag>
    </p>
  );
}

function Obstacle({ obstacle }: { obstacle: NonNullable<OwnPage["obstacle"]> }) {
  const t = useTranslations("papers.ownPage");
  return (
    <p className="text-sm text-ink">
      {t(`obstacles.${obstacle}`)}{" "}
      {obstacle === "noMail" && (
        <Link to="/admin?tab=email" className="text-primary-ink underline">
          {t("toMail")}
        </Link>
      )}
    </p>
  );
}
