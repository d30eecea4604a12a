import { useSetAtom } from "jotai";
import { Copy, ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@/modules/platform/accounts/rules";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { defaultDays } from "@/modules/staffing/submissions/rules";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { Button, buttonClass } from "@/web/ui/button";
import { type Draft, ShortlistFields, useSharing } from "./shortlist-fields";

type Props = { project: ProjectRecord; ledger: readonly LedgerLine[]; onClose: () => void };

/** Chooses who stands on the page, and makes its link. */
export default function NewShortlist({ project, ledger, onClose }: Props) {
  const t = useTranslations("projectWork.shortlist");
  const people = presentedIn(ledger);
  const [draft, change] = useShortlist(people);
  const share = useSharing(project.id);
  const made = share.data && <MadeLink path={share.data.path} />;
  const nobody = people.length === 0 && <p className="text-sm text-ink-2">{t("nobody")}</p>;
  return (
    <FormDialog
      title={t("add")}
      description={t("text")}
      submit={{
        children: t("make"),
        disabled: draft.candidateIds.length === 0,
        pending: share.isPending,
      }}
      error={share.error}
      instead={made || nobody}
      action={() => share.mutate(draft)}
      onClose={onClose}
    >
      <ShortlistFields people={people} draft={draft} onChange={change} />
    </FormDialog>
  );
}

/** Everybody, by name and in the reader's own language, unless it is said otherwise. */
function useShortlist(people: readonly { value: string }[]) {
  const own = useLocale();
  return useDraft<Draft>(() => ({
    candidateIds: people.map(({ value }) => value),
    page: "named",
    locale: locales.find((it) => own.startsWith(it)) ?? "en",
    days: String(defaultDays),
    message: "",
  }));
}

/** Each who was presented and not taken back, once. */
function presentedIn(ledger: readonly LedgerLine[]) {
  const people = new Map<string, string>();
  for (const { event, isWithdrawn, candidateId, candidateName } of ledger) {
    if (event === "submitted" && !isWithdrawn && candidateId && candidateName)
      people.set(candidateId, candidateName);
  }
  return [...people].map(([value, label]) => ({ value, label }));
}

/** The address, while it can still be read: afterwards only its fingerprint is known. */
export function MadeLink({ path }: { path: string }) {
  const t = useTranslations("projectWork.shortlist");
  const notify = useSetAtom(notifyAtom);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify({ title: t("copied"), tone: "ok" });
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t("made")}</p>
      <TextField
        label={t("link")}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={Copy} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <a href={path} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" size={16} />
          {t("open")}
        </a>
      </div>
    </div>
  );
}
