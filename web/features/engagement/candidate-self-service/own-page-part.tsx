import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { SectionTitle } from "@/web/ui/section-title";
import { OwnPageRequests } from "./own-page-requests";
import { ownPageOf, type OwnPage, useOwnPage } from "./use-own-page";
import { useState } from "react";
import { Link } from "react-router";
import { locales } from "@/modules/platform/accounts/rules";
import { useLanguageNames } from "@/web/shared/language-name";
import { SelectField } from "@/web/shared/forms/select-field";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";

type Props = { page: OwnPage; candidateId: string };

/** Whether a link is open, and the way to send or end one. */
function OwnPageLink({ page, candidateId }: Props) {
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
  const day = useDate();
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

/** The page that a candidate opens by a mailed link: sending it, and what was asked on it. */
export function OwnPagePart({ candidateId }: { candidateId: string }) {
  const mayAsk = useHasRole("recruiter");
  return mayAsk ? <Shown candidateId={candidateId} /> : null;
}

function Shown({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.ownPage");
  const query = useQuery(ownPageOf(candidateId));
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">{t("about")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(page) => (
          <div className="grid gap-4">
            <OwnPageLink key={page.locale} page={page} candidateId={candidateId} />
            <OwnPageRequests requests={page.requests} candidateId={candidateId} />
          </div>
        )}
      </Read>
    </section>
  );
}
