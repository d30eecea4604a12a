import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { type Purpose, purposes } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { candidatesKey, timelineKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { type Evidence, EvidenceFields } from "./evidence-fields";

type Props = { candidateIds: string[]; onClose: () => void; onDone: () => void };

/** To what many people agreed, on which day, how, and where that can be proved: one record for each. */
export default function BulkDialog({ candidateIds, onClose, onDone }: Props) {
  const t = useTranslations("papers.consents");
  const [purpose, setPurpose] = useState<Purpose>("marketing");
  const [evidence, change] = useDraft<Evidence>(() => ({
    channel: "paper",
    language: "en",
    givenOn: "",
    proof: "",
  }));
  const note = useBulkConsent(onDone);
  const noted = note.data;
  return (
    <FormDialog
      title={t("bulk.title", { count: candidateIds.length })}
      description={t("bulk.text")}
      size="lg"
      submit={{ children: t("give"), pending: note.isPending }}
      instead={noted && <BulkOutcome noted={noted} />}
      onClose={noted ? onDone : onClose}
      action={() => note.mutate({ ids: candidateIds, purpose, ...evidence })}
    >
      <SelectField
        label={t("bulk.purpose")}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        value={purpose}
        onValueChange={setPurpose}
      />
      <EvidenceFields evidence={evidence} onChange={change} isWhole />
    </FormDialog>
  );
}

type BulkOutcomeProps = { noted: Noted };

/** How many it was noted for, and for whom not, with the reason. */
function BulkOutcome({ noted: { consentIds, refused } }: BulkOutcomeProps) {
  const t = useTranslations("papers.consents.bulk");
  return (
    <div className="grid gap-3">
      <Banner tone={consentIds.length > 0 ? "ok" : "warn"}>
        {t("noted", { count: consentIds.length })}
      </Banner>
      <p className="text-sm text-ink">{t("refused", { count: refused.length })}</p>
      <ul className="grid max-h-80 gap-1 overflow-y-auto text-sm">
        {refused.map(({ id, number, name, refusal }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/candidates/${id}`}
              className="inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
            >
              {number} {name}
            </Link>
            <span className="text-ink-2">{t(`refusals.${refusal}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Given = Parameters<typeof api.candidates.consents.post>[0];
const note = (given: Given) => ok(api.candidates.consents.post(given));
type Noted = Awaited<ReturnType<typeof note>>;

/** So many people are one request. */
const atOnce = 200;

function* partsOf(ids: string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += atOnce) yield ids.slice(at, at + atOnce);
}

/** Notes one consent for many people; whoever is refused is shown, else nothing more is asked. */
function useBulkConsent(onDone: () => void) {
  const t = useTranslations("papers.consents");
  return useUndoableMutation({
    run: async ({ ids, ...given }: Given): Promise<Noted> => {
      const all: Noted = { consentIds: [], refused: [] };
      for (const part of partsOf(ids)) {
        const noted = await note({ ids: part, ...given });
        all.consentIds.push(...noted.consentIds);
        all.refused.push(...noted.refused);
      }
      if (all.refused.length === 0) onDone();
      return all;
    },
    undo: async ({ consentIds }) => {
      for (const ids of partsOf(consentIds)) await ok(api.candidates.consents.delete({ ids }));
    },
    success: ({ consentIds }) => t("bulk.noted", { count: consentIds.length }),
    failure: t("saveFailed"),
    keys: [candidatesKey, timelineKey],
  });
}
