import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { EntityType } from "@/modules/engagement/communications/rules";
import { FormDialog } from "@/web/shared/form-dialog";
import { AboutFields } from "./about-fields";
import { isSending, type Opening } from "./draft";
import { Choices, Discard, TypeChoice } from "./choices";
import { FileFields } from "./file-fields";
import { LogFields } from "./log-fields";
import { MailState } from "./mail-state";
import { PersonFields } from "./person-fields";
import { TextFields } from "./text-fields";
import { hasWords } from "./use-kept-draft";
import { useWriting } from "./use-writing";

type Props = { opening: Opening; onClose: () => void };

/** A message, or what was said elsewhere: to whom, about what, in which words. */
export function WriteDialog({ opening, onClose }: Props) {
  const t = useTranslations("communications.write");
  const writing = useWriting(opening, onClose);
  const { draft, change, startOver, person, words, problems, submit, post } = writing;
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
      aside={hasWords(draft) && <Discard onDiscard={startOver} />}
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
