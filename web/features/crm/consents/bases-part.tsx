import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consents } from "@/web/features/crm/certificates/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag } from "@/web/ui/tag";
import { useRights } from "./use-rights";
import {
  basesFor,
  type LegalBasis,
  maxGroundLength,
  type Purpose,
} from "@/modules/crm/candidates/legal-bases/rules";
import { InlineForm } from "@/web/shared/forms/inline-form";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";

const resting = (["keep", "share"] as const).filter((purpose) => basesFor[purpose].length > 0);

/** On what else than consent the use of the data rests, and why. */
function BasisForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const [purpose, setPurpose] = useState<Exclude<Purpose, "marketing">>("keep");
  const [basis, setBasis] = useState<LegalBasis>("contract");
  const [note, setNote] = useState("");
  const [until, setUntil] = useState("");
  const { addGround } = useRights(candidateId, onDone);
  const choices = basesFor[purpose];
  const chosen = choices.includes(basis) ? basis : (choices[0] ?? "contract");
  return (
    <InlineForm
      action={() => addGround.mutate({ purpose, basis: chosen, note, until: until || null })}
      submit={t("save")}
      isPending={addGround.isPending}
      onCancel={onDone}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={t("purpose")}
          options={resting.map((value) => ({ value, label: tPurposes(value) }))}
          value={purpose}
          onValueChange={setPurpose}
        />
        <SelectField
          label={t("basis")}
          options={choices.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={chosen}
          onValueChange={setBasis}
        />
      </div>
      <TextAreaField
        label={t(chosen === "legitimate-interest" ? "balance" : "why")}
        rows={2}
        required
        maxLength={maxGroundLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        type="date"
        label={t("lastDay")}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </InlineForm>
  );
}

type Props = { overview: Consents; candidateId: string };

/** What each use of the data rests on today, and what somebody recorded besides consents. */
export function BasesPart({ overview, candidateId }: Props) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const mayNote = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <dl className="grid gap-1.5 text-sm">
        {overview.bases.map(({ purpose, rests }) => (
          <div key={purpose} className="flex flex-wrap items-center gap-2">
            <dt className="min-w-0 flex-1 text-ink-2">{tPurposes(purpose)}</dt>
            <dd>
              <Resting rests={rests} isRestricted={overview.restriction !== null} />
            </dd>
          </div>
        ))}
      </dl>
      <Recorded overview={overview} candidateId={candidateId} />
      {mayNote && !isOpen && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("add")}
        </Button>
      )}
      {isOpen && <BasisForm candidateId={candidateId} onDone={() => setOpen(false)} />}
    </section>
  );
}

type Resting = { rests: Consents["bases"][number]["rests"]; isRestricted: boolean };

function Resting({ rests, isRestricted }: Resting) {
  const t = useTranslations("papers.rights.bases");
  const day = useDate();
  if (isRestricted) return <Tag tone="warn">{t("kept")}</Tag>;
  if (!rests) return <Tag tone="warn">{t("none")}</Tag>;
  const name = t(`kinds.${rests.kind === "recorded" ? rests.basis : rests.kind}`);
  return (
    <Tag tone="ok" className="whitespace-normal">
      {rests.until ? t("until", { name, day: day(rests.until) }) : name}
    </Tag>
  );
}

function Recorded({ overview, candidateId }: Props) {
  const t = useTranslations("papers.rights.bases");
  const tPurposes = useTranslations("papers.consents.purposes");
  const day = useDate();
  const mayNote = useHasRole("recruiter");
  const { endGround } = useRights(candidateId);
  return (
    <ul className="grid gap-2 text-sm text-ink-2">
      {overview.grounds.map((it) => (
        <li key={it.id} className="flex flex-wrap items-start gap-2">
          <span className="min-w-0 flex-1">
            {t("entry", { purpose: tPurposes(it.purpose), basis: t(`kinds.${it.basis}`) })}
            <span className="block text-xs break-words text-ink-3">
              {[
                it.note,
                t("recorded", { day: day(it.recordedAt), name: it.recordedBy }),
                it.until && t("untilDay", { day: day(it.until) }),
                it.endedAt && t("ended", { day: day(it.endedAt), name: it.endedBy ?? "" }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          {mayNote && !it.endedAt && (
            <Button
              size="sm"
              look="ghost"
              pending={endGround.isPending}
              aria-label={t("endOf", { basis: t(`kinds.${it.basis}`) })}
              onClick={() => endGround.mutate(it.id)}
            >
              {t("end")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
