import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import {
  maxSubjectLength,
  maxWrittenLength,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import type { Chosen, Readers } from "@/modules/engagement/message-sendings/model";
import { useServerText } from "@/web/i18n/server-texts";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { Banner } from "@/web/ui/banner";
import { Dialog } from "@/web/ui/dialog";
import { noneOr } from "@/web/ui/select";
import { messageTemplates } from "../queries";
import { ManyProgress } from "./many-progress";
import { readersOf } from "./queries";
import { type Letter, useSendingMany } from "./use-sending-many";

type Props = { to: Chosen; onDone: () => void; onClose: () => void };

/** One message to several people, each of whom gets their own with its gaps filled; then how far the server is. */
export function WriteManyDialog({ to, onDone, onClose }: Props) {
  const t = useTranslations("communications.many");
  const locale = useLocale();
  const [letter, setLetter] = useState(() => ({
    language: oneOf(templateLanguages, locale.slice(0, 2)) ?? ("en" as const),
    subject: "",
    content: "",
  }));
  const { data: readers } = useQuery(readersOf(to));
  const sending = useSendingMany();
  const count = readers?.reached.length ?? 0;
  const isReady = count > 0 && Boolean(letter.subject.trim() && letter.content.trim());
  // Those chosen stay chosen until it is over, because this stands in their bar.
  const leave = () => {
    onClose();
    if (sending.isSuccess) onDone();
  };
  if (sending.isSuccess) return <Progressing onClose={leave} />;
  return (
    <FormDialog
      size="lg"
      title={t("title")}
      submit={{
        children: t("send", { count }),
        icon: Send,
        pending: sending.isPending,
        disabled: !isReady,
      }}
      error={sending.error}
      action={() => {
        if (isReady && !sending.isPending) sending.mutate({ to, letter });
      }}
      onClose={leave}
    >
      {readers && <Whom readers={readers} />}
      <Templates letter={letter} onChange={setLetter} />
      <TextField
        label={t("subject")}
        required
        maxLength={maxSubjectLength}
        value={letter.subject}
        onChange={(event) => setLetter({ ...letter, subject: event.target.value })}
      />
      <TextAreaField
        label={t("content")}
        required
        rows={10}
        maxLength={maxWrittenLength}
        value={letter.content}
        onChange={(event) => setLetter({ ...letter, content: event.target.value })}
      />
    </FormDialog>
  );
}

/** Whom it reaches, and who is left out for which reason. */
function Whom({ readers: { reached, skipped } }: { readers: Readers }) {
  const t = useTranslations("communications.many");
  const say = useServerText();
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)];
  return (
    <>
      <p className="text-sm break-words text-ink-2">{reached.map(({ name }) => name).join(", ")}</p>
      {skipped.length > 0 && (
        <Banner tone="warn">
          <p>{t("leftOut", { count: skipped.length })}</p>
          {reasons.map(([reason, those]) => (
            <p key={reason} className="break-words">
              <b className="font-medium">{those.map(calledOf).join(", ")}:</b> {say(reason)}
            </p>
          ))}
        </Banner>
      )}
    </>
  );
}

/** A client without anybody is called by its own name. */
const calledOf = ({ name, clientName }: Readers["skipped"][number]) => name || clientName;

/** Closing it stops nothing. */
function Progressing({ onClose }: { onClose: () => void }) {
  const t = useTranslations("communications.many");
  const tCommon = useTranslations("common.actions");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} closeLabel={tCommon("close")}>
      <ManyProgress />
    </Dialog>
  );
}

type TemplateProps = { letter: Letter; onChange: (letter: Letter) => void };

/** Whose gaps are filled for each reader once it goes out. */
function Templates({ letter, onChange }: TemplateProps) {
  const t = useTranslations("communications.write");
  const tLanguages = useTranslations("common.languages");
  const { data: all = [] } = useQuery(messageTemplates);
  const [chosen, setChosen] = useState("");
  const known = all.filter((one) => one.language === letter.language && !one.isArchived);
  const choose = (id: string) => {
    setChosen(id);
    const template = known.find((one) => one.id === id);
    if (template) onChange({ ...letter, subject: template.subject, content: template.content });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
      <SelectField
        label={t("template")}
        options={noneOr(
          t("noTemplate"),
          known.map(({ id, name }) => ({ value: id, label: name })),
        )}
        value={chosen}
        onValueChange={choose}
      />
      <SelectField
        label={t("language")}
        options={templateLanguages.map((value) => ({ value, label: tLanguages(value) }))}
        value={letter.language}
        onValueChange={(language) => onChange({ ...letter, language })}
      />
    </div>
  );
}
