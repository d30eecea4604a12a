import { useState } from "react";
import { useTranslations } from "use-intl";
import { identityDocuments } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import type { Wallet } from "./queries";
import { InlineForm } from "@/web/shared/forms/inline-form";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { useDate } from "@/web/shared/dates";
import { walletKeys } from "./use-wallet";

type Props = { identity: Wallet["identity"]; candidateId: string };

/** Whether somebody has seen who this is. */
export function IdentityPart({ identity, candidateId }: Props) {
  const t = useTranslations("papers.wallet.identity");
  const mayCheck = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="text-sm text-ink-2">
        {identity ? <Seen identity={identity} /> : t("none")}{" "}
        <span className="text-xs text-ink-3">{t("hint")}</span>
      </p>
      {mayCheck && !isOpen && (
        <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          {t("check")}
        </Button>
      )}
      {isOpen && <CheckForm candidateId={candidateId} onDone={() => setOpen(false)} />}
    </section>
  );
}

function Seen({ identity }: { identity: NonNullable<Wallet["identity"]> }) {
  const t = useTranslations("papers.wallet.identity");
  const day = useDate();
  const { document, checkedBy, checkedAt, expiresOn } = identity;
  return [
    t("checked", {
      document: t(`documents.${document}`),
      name: checkedBy,
      day: day(checkedAt),
    }),
    ...(expiresOn ? [t("until", { day: day(expiresOn) })] : []),
  ].join(", ");
}

function CheckForm({ candidateId, onDone }: { candidateId: string; onDone: () => void }) {
  const t = useTranslations("papers.wallet");
  const [document, setDocument] = useState<(typeof identityDocuments)[number]>("passport");
  const [expiresOn, setExpiresOn] = useState("");
  const at = api.candidates({ id: candidateId }).identity;
  const save = useUndoableMutation({
    run: async () => {
      await ok(at.put({ document, expiresOn: expiresOn || null }));
      onDone();
    },
    undo: () => ok(at.delete()),
    success: () => t("done.identity"),
    failure: t("saveFailed"),
    keys: walletKeys,
  });
  return (
    <InlineForm
      className="grid gap-3 sm:grid-cols-2"
      action={() => save.mutate(undefined)}
      submit={t("identity.check")}
      isPending={save.isPending}
      onCancel={onDone}
    >
      <SelectField
        label={t("identity.document")}
        options={identityDocuments.map((value) => ({
          value,
          label: t(`identity.documents.${value}`),
        }))}
        value={document}
        onValueChange={setDocument}
      />
      <TextField
        type="date"
        label={t("fields.expiresOn")}
        value={expiresOn}
        onChange={({ target }) => setExpiresOn(target.value)}
      />
    </InlineForm>
  );
}
