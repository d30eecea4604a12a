import { Send } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type EntityType, templateLanguages, types } from "@/modules/communications/rules";
import { FormDialog } from "@/web/components/form-dialog";
import { oneOf } from "@/web/components/queries/pages";
import { useDraft } from "@/web/components/use-draft";
import { useZone } from "@/web/components/use-zone";
import { Checkbox } from "@/web/ui/checkbox";
import { Segmented } from "@/web/ui/segmented";
import { AboutFields } from "./about-fields";
import {
  audienceOf,
  type Draft,
  draftOf,
  inputOf,
  isSending,
  type Opening,
  type Problem,
  problemsOf,
} from "./draft";
import { FileFields } from "./file-fields";
import { LogFields } from "./log-fields";
import { MailState } from "./mail-state";
import { PersonFields } from "./person-fields";
import { TextFields } from "./text-fields";
import { usePosting } from "./use-posting";
import { useRecipient } from "./use-recipient";
import { useWords } from "./use-words";

type Props = { opening: Opening; onClose: () => void };

const none: ReadonlySet<Problem> = new Set();

/** A message, or what was said elsewhere: to whom, about what, in which words. */
export function WriteDialog({ opening, onClose }: Props) {
  const t = useTranslations("communications.write");
  const writing = useWriting(opening, onClose);
  const { draft, change, person, words, problems, submit, post } = writing;
  const [kind, setKind] = useState<EntityType>(draft.about?.kind ?? "candidate");
  const to = person.recipient?.name || person.recipient?.address;
  const isMail = isSending(draft);
  const say = isMail ? (to ? t("sendTo", { name: to }) : t("send")) : t("keep");
  const textOf = (problem: "missingRecord" | "missingTo") =>
    problems.has(problem) ? t(problem) : undefined;
  const title = opening.inReplyTo
    ? t("reply", { name: opening.contactName || opening.to || "" })
    : t(`titles.${draft.type}`);
  return (
    <FormDialog
      size="lg"
      title={title}
      submit={{ children: say, icon: isMail ? Send : undefined, pending: post.isPending }}
      error={post.error}
      action={submit}
      onClose={onClose}
    >
      {!opening.inReplyTo && <TypeChoice draft={draft} onChange={change} />}
      {isMail && <MailState />}
      {!opening.about && (
        <AboutFields
          kind={kind}
          about={draft.about}
          onKind={(chosen) => {
            setKind(chosen);
            change({ about: null, person: undefined, fileIds: [] });
          }}
          onAbout={(about) => change({ about, person: undefined, fileIds: [] })}
          error={textOf("missingRecord")}
        />
      )}
      {draft.about && (
        <PersonFields {...{ draft, person }} onChange={change} error={textOf("missingTo")} />
      )}
      {!isMail && <LogFields draft={draft} onChange={change} />}
      <TextFields
        {...{ draft, words, problems }}
        isAnswer={opening.inReplyTo !== undefined}
        isFirst={opening.about !== undefined}
        onChange={change}
      />
      {isMail && draft.about && (
        <FileFields
          about={draft.about}
          fileIds={draft.fileIds}
          onChange={(fileIds) => change({ fileIds })}
        />
      )}
      <Choices draft={draft} isAnswer={opening.inReplyTo !== undefined} onChange={change} />
    </FormDialog>
  );
}

/** What has been written so far, and the way to send it. */
function useWriting(opening: Opening, onClose: () => void) {
  const locale = useLocale();
  const language = oneOf(templateLanguages, locale.slice(0, 2)) ?? "en";
  const [draft, change] = useDraft(() => draftOf(opening, language));
  const zone = useZone();
  const person = useRecipient(draft);
  const words = useWords(draft, opening, person.recipient);
  const post = usePosting(onClose);
  const [id] = useState(newId);
  // Nobody is told of a field that they have not come to yet.
  const [isTried, setTried] = useState(false);
  const written = { ...draft, ...words, recipient: person.recipient };
  const problems = problemsOf(written);
  const submit = () => {
    setTried(true);
    const { about } = draft;
    if (problems.size === 0 && about && !post.isPending) {
      post.mutate(inputOf({ ...written, about, zone }, opening, id));
    }
  };
  return { draft, change, person, words, post, submit, problems: isTried ? problems : none };
}

/** So that pressing twice sends once; a browser gives ids on safe connections only. */
const newId = () => ("randomUUID" in crypto ? crypto.randomUUID() : undefined);

type PartProps = { draft: Draft; onChange: (part: Partial<Draft>) => void };

function TypeChoice({ draft, onChange }: PartProps) {
  const t = useTranslations("communications");
  return (
    <div>
      <Segmented
        label={t("write.type")}
        choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={draft.type}
        onValueChange={(type) => onChange({ type, person: undefined, templateId: "" })}
      />
    </div>
  );
}

/** Whether it is only written down, and who may read it. */
function Choices({ draft, isAnswer, onChange }: PartProps & { isAnswer: boolean }) {
  const t = useTranslations("communications.write");
  return (
    <div className="grid">
      {draft.type === "email" && !isAnswer && (
        <Checkbox
          label={t("onlyLog")}
          checked={!draft.isSent}
          onCheckedChange={(isLogged) => onChange({ isSent: !isLogged })}
        />
      )}
      <Checkbox
        label={
          <>
            {t("share")} <span className="text-xs text-ink-3">{t("shareHint")}</span>
          </>
        }
        checked={audienceOf(draft) === "team"}
        onCheckedChange={(isShared) => onChange({ audience: isShared ? "team" : "own" })}
      />
    </div>
  );
}
