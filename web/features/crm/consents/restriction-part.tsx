import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxGroundLength } from "@/modules/crm/candidates/legal-bases/rules";
import { InlineForm } from "@/web/shared/forms/inline-form";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { useRights } from "./use-rights";

type Props = { restriction: Consents["restriction"]; candidateId: string };

/** Whether the data may only be kept at present, why, and the way to say so or to lift it. */
export function RestrictionPart({ restriction, candidateId }: Props) {
  const t = useTranslations("papers.rights.restriction");
  const mayNote = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      {restriction ? (
        <Standing restriction={restriction} candidateId={candidateId} />
      ) : (
        <p className="text-sm text-ink-2">{t("none")}</p>
      )}
      {mayNote && !restriction && !isOpen && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("restrict")}
        </Button>
      )}
      {isOpen && !restriction && (
        <RestrictionForm candidateId={candidateId} onDone={() => setOpen(false)} />
      )}
    </section>
  );
}

type Standing = { restriction: NonNullable<Props["restriction"]>; candidateId: string };

function Standing({ restriction, candidateId }: Standing) {
  const t = useTranslations("papers.rights.restriction");
  const day = useDate();
  const mayNote = useHasRole("recruiter");
  const { unrestrict } = useRights(candidateId);
  const { ground, note, at, by } = restriction;
  return (
    <Banner
      tone="warn"
      action={
        mayNote &&
        ground !== "erasure" && (
          <Button
            size="sm"
            pending={unrestrict.isPending}
            onClick={() => unrestrict.mutate(undefined)}
          >
            {t("lift")}
          </Button>
        )
      }
    >
      {t(`grounds.${ground}`)}
      <span className="block text-xs">
        {[note, t("since", { day: day(at), name: by })].filter(Boolean).join(" · ")}
      </span>
    </Banner>
  );
}

const chosen = ["accuracy", "unlawful", "claims", "objection"] as const;

function RestrictionForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.rights.restriction");
  const [ground, setGround] = useState<(typeof chosen)[number]>("accuracy");
  const [note, setNote] = useState("");
  const { restrict } = useRights(candidateId, onDone);
  return (
    <InlineForm
      action={() => restrict.mutate({ ground, note })}
      submit={t("restrict")}
      isPending={restrict.isPending}
      onCancel={onDone}
    >
      <p className="text-sm text-ink-2">{t("about")}</p>
      <SelectField
        label={t("why")}
        options={chosen.map((value) => ({ value, label: t(`grounds.${value}`) }))}
        value={ground}
        onValueChange={setGround}
      />
      <TextAreaField
        label={t("note")}
        rows={2}
        maxLength={maxGroundLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </InlineForm>
  );
}
