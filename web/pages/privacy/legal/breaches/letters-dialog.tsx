import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Breach } from "@/modules/privacy/breaches/model";
import { type LetterKind, letterKinds } from "@/modules/privacy/breaches/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { Read } from "@/web/features/records/core/read";
import { breachLetter } from "@/web/features/privacy/legal-documents/queries";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { useReadWords } from "../words";

/** Drafts of letters to read, finish and send by whoever answers for them. */
export function LettersDialog({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const t = useTranslations("legal");
  const own = useLocale().slice(0, 2);
  const [kind, setKind] = useState<LetterKind>("authority");
  const [language, setLanguage] = useState<Locale>(locales.find((it) => it === own) ?? "en");
  const query = useQuery(breachLetter(breach.id, kind, language));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("breaches.lettersOf", { number: breach.number })}
      description={t("breaches.lettersText")}
      closeLabel={t("close")}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label={t("breaches.kind")}
            choices={letterKinds.map((value) => ({ value, label: t(`breaches.kinds.${value}`) }))}
            value={kind}
            onValueChange={setKind}
          />
          <SegmentedControl
            label={t("register.language")}
            choices={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={language}
            onValueChange={setLanguage}
          />
        </div>
        <Read query={query} words={useReadWords()}>
          {({ subject, text }) => (
            <Draft key={`${kind} ${language}`} letter={`${subject}\n\n${text}`} lang={language} />
          )}
        </Read>
      </div>
    </Dialog>
  );
}

function Draft({ letter, lang }: { letter: string; lang: Locale }) {
  const t = useTranslations("legal.breaches");
  const notify = useSetAtom(notifyAtom);
  const [text, setText] = useState(letter);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify({ title: t("copied"), tone: "ok" });
  };
  return (
    <>
      <Field label={t("letter")}>
        {(control) => (
          <Textarea
            {...control}
            rows={18}
            lang={lang}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div>
        <Button look="primary" onClick={() => void copy()}>
          {t("copy")}
        </Button>
      </div>
    </>
  );
}
