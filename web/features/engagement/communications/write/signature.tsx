import { useState } from "react";
import { useTranslations } from "use-intl";
import { longestSignature } from "@/modules/platform/mail/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { communicationsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { text: string | undefined; content: string };

/** What the server puts under a message; in an answer it stands in the text already. */
export function Signature({ text, content }: Props) {
  const t = useTranslations("communications.write");
  const [isEditing, setEditing] = useState(false);
  if (text === undefined || (text && content.includes(text))) return null;
  if (isEditing) return <Editor text={text} close={() => setEditing(false)} />;
  return (
    <section aria-label={t("signatureLabel")} className="grid gap-1 rounded-md bg-sunken px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-xs text-ink-2">{t(text ? "signature" : "noSignature")}</p>
        <Button look="ghost" size="sm" onClick={() => setEditing(true)}>
          {t(text ? "signatureEdit" : "signatureWrite")}
        </Button>
      </div>
      {text && <p className="text-sm break-words whitespace-pre-line text-ink-2">{text}</p>}
    </section>
  );
}

function Editor({ text, close }: { text: string; close: () => void }) {
  const t = useTranslations("communications.write");
  const tCommon = useTranslations("common.actions");
  const [words, setWords] = useState(text);
  const save = useUndoableMutation({
    run: () => ok(api.mail.signature.put({ text: words })),
    failure: t("signatureFailed"),
    keys: [communicationsKey],
  });
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3 py-2">
      <TextAreaField
        label={t("signatureLabel")}
        autoFocus
        rows={4}
        maxLength={longestSignature}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" size="sm" onClick={close}>
          {tCommon("cancel")}
        </Button>
        <Button
          size="sm"
          pending={save.isPending}
          onClick={() => save.mutate(undefined, { onSuccess: close })}
        >
          {t("signatureSave")}
        </Button>
      </div>
    </div>
  );
}
