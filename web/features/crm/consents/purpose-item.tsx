import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Purpose } from "@/modules/crm/candidates/rules";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useDate } from "@/web/shared/dates";
import { InlineForm } from "@/web/shared/forms/inline-form";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { type Evidence, EvidenceFields } from "./evidence-fields";
import { useConsents } from "./use-consents";

type Props = { purpose: Purpose; overview: Consents; candidateId: string };

/** One purpose: whether a consent to it stands, and the way to give or withdraw it. */
export function PurposeItem({ purpose, overview, candidateId }: Props) {
  const t = useTranslations("papers.consents");
  const day = useDate();
  const mayNote = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const { withdraw } = useConsents(candidateId);
  const standing = overview.consents.find((it) => it.purpose === purpose && !it.withdrawnAt);
  const name = t(`purposes.${purpose}`);
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 font-medium text-ink">{name}</span>
        <Tag tone={standing ? "ok" : "neutral"}>
          {standing ? t("since", { day: day(standing.givenAt) }) : t("notGiven")}
        </Tag>
      </div>
      {mayNote && !isOpen && (
        <div className="flex flex-wrap gap-1">
          <Button
            size="sm"
            aria-label={t(standing ? "againOf" : "giveOf", { purpose: name })}
            onClick={() => setOpen(true)}
          >
            {t(standing ? "again" : "give")}
          </Button>
          {standing && (
            <Button
              size="sm"
              pending={withdraw.isPending}
              aria-label={t("withdrawOf", { purpose: name })}
              onClick={() => withdraw.mutate(standing.id)}
            >
              {t("withdraw")}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <ConsentForm
          purpose={purpose}
          texts={overview.texts}
          candidateId={candidateId}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}

type ConsentFormProps = {
  purpose: Purpose;
  texts: Consents["texts"];
  candidateId: string;
  onDone: () => void;
};

/** To which words somebody agreed, how and when, and where that can be proved. */
function ConsentForm({ purpose, texts, candidateId, onDone }: ConsentFormProps) {
  const t = useTranslations("papers.consents");
  const [evidence, change] = useDraft<Evidence>(() => ({
    channel: "email",
    language: "en",
    givenOn: "",
    proof: "",
  }));
  const { give } = useConsents(candidateId, onDone);
  const { givenOn, ...rest } = evidence;
  const save = () => give.mutate({ purpose, ...rest, ...(givenOn && { givenOn }) });
  return (
    <InlineForm action={save} submit={t("give")} isPending={give.isPending} onCancel={onDone}>
      <figure className="grid gap-1">
        <figcaption className="text-xs text-ink-3">
          {t("words", { version: texts.version })}
        </figcaption>
        <blockquote
          lang={evidence.language}
          className="border-l-2 border-line pl-3 text-sm text-ink-2"
        >
          {texts.words[purpose][evidence.language]}
        </blockquote>
      </figure>
      <EvidenceFields evidence={evidence} onChange={change} />
    </InlineForm>
  );
}
