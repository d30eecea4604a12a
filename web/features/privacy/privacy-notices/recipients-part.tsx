import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { maxWordsLength, type Telling, tellings } from "@/modules/privacy/privacy-notices/rules";
import { Read } from "@/web/features/records/core/read";
import { InlineForm } from "@/web/shared/forms/inline-form";
import { type Recipients, recipientsOf, useNotices } from "./use-notices";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { SectionTitle } from "@/web/ui/section-title";

/** Which clients were shown somebody, and the way to tell them what became of that data. */
export function RecipientsPart({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.rights.recipients");
  const query = useQuery(recipientsOf(candidateId));
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(recipients) =>
          recipients.length === 0 ? (
            <p className="text-sm text-ink-2">{t("none")}</p>
          ) : (
            <Shown recipients={recipients} candidateId={candidateId} />
          )
        }
      </Read>
    </section>
  );
}

function Shown({ recipients, candidateId }: { recipients: Recipients; candidateId: string }) {
  const t = useTranslations("papers.rights.recipients");
  const day = useDate();
  const mayTell = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5 text-sm text-ink-2">
        {recipients.map(({ clientId, clientName, at, contact, isOutdated }) => (
          <li key={clientId}>
            <Link
              to={`/clients/${clientId}`}
              className="inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
            >
              {clientName}
            </Link>
            <span className="block text-xs text-ink-3">
              {t("shown", { day: day(at) })} · {contact ? contact.name : t("noAddress")}
            </span>
            {isOutdated && <Tag tone="warn">{t("outdated")}</Tag>}
          </li>
        ))}
      </ul>
      {mayTell && !isOpen && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("tell")}
        </Button>
      )}
      {isOpen && <TellingForm candidateId={candidateId} onDone={() => setOpen(false)} />}
    </div>
  );
}

function TellingForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.rights.recipients");
  const [what, setWhat] = useState<Telling>("corrected");
  const [words, setWords] = useState("");
  const { tell } = useNotices(candidateId, onDone);
  return (
    <InlineForm
      action={() => tell.mutate({ what, words })}
      submit={t("send")}
      isPending={tell.isPending}
      onCancel={onDone}
    >
      <SelectField
        label={t("what")}
        options={tellings.map((value) => ({ value, label: t(`tellings.${value}`) }))}
        value={what}
        onValueChange={setWhat}
      />
      <TextAreaField
        label={t("words")}
        rows={2}
        maxLength={maxWordsLength}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </InlineForm>
  );
}
