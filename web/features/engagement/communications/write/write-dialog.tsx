import { useQuery } from "@tanstack/react-query";
import { Send, Phone } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EntityType } from "@/modules/engagement/communications/rules";
import { useServerText } from "@/web/i18n/server-texts";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { mailSender } from "../queries";
import { AboutFields } from "./about-fields";
import { Choices, Discard, TypeChoice } from "./choices";
import { isSending, type Opening, type Draft, other } from "./draft";
import { FileFields, LogFields } from "./file-fields";
import { TextFields } from "./text-fields";
import { hasWords, useWriting } from "./use-writing";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import type { useRecipient } from "./use-recipient";

type PersonProps = {
  draft: Draft;
  person: ReturnType<typeof useRecipient>;
  onChange: (part: Partial<Draft>) => void;
  error?: string | undefined;
};

/** To whom it goes, or with whom one spoke. */
function PersonFields({ draft, person, onChange, error }: PersonProps) {
  const t = useTranslations("communications.write");
  const { options, value, known, isOther, otherAddress, hasNoAddress } = person;
  const isMail = draft.type === "email";
  const phone = draft.type === "phone" ? known?.phone : null;
  return (
    <>
      {!hasNoAddress && (
        <SelectField
          label={t(isMail ? "to" : "with")}
          options={options}
          value={value}
          onValueChange={(chosen) => onChange({ person: chosen })}
          error={isOther ? undefined : error}
        />
      )}
      {hasNoAddress && <Banner tone="warn">{t("noAddress")}</Banner>}
      {isOther && (
        <TextField
          type="email"
          label={t("address")}
          value={otherAddress}
          onChange={(event) => onChange({ person: other, otherAddress: event.target.value })}
          error={error}
        />
      )}
      {isMail && known?.warning && <Banner tone="warn">{t(`warnings.${known.warning}`)}</Banner>}
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
          className={cx(buttonClass("secondary", "sm"), "justify-self-start")}
        >
          <Phone aria-hidden="true" size={15} />
          {t("call", { phone })}
        </a>
      )}
    </>
  );
}

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

/** Why a message would not go out at once; nothing where it does. */
function MailState() {
  const t = useTranslations("communications.write");
  const say = useServerText();
  const isAdmin = useHasRole("admin");
  const { data: sender } = useQuery(mailSender);
  if (!sender || (sender.isSetUp && !sender.trouble)) return null;
  if (sender.isSetUp) {
    return <Banner tone="warn">{t("inTrouble", { reason: say(sender.trouble ?? "") })}</Banner>;
  }
  return (
    <Banner tone="warn">
      {t("notSetUp")}{" "}
      {isAdmin ? (
        <Link to="/admin?tab=email" className="font-medium underline underline-offset-2">
          {t("setUp")}
        </Link>
      ) : (
        t("askAdmin")
      )}
    </Banner>
  );
}
