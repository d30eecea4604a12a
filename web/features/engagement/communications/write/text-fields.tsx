import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  gapsIn,
  isField,
  maxSubjectLength,
  maxWrittenLength,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Banner } from "@/web/ui/banner";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import type { Draft, Problem } from "./draft";
import { Signature } from "./signature";
import type { useWords } from "./use-words";

type Props = {
  draft: Draft;
  words: ReturnType<typeof useWords>;
  onChange: (part: Partial<Draft>) => void;
  problems: ReadonlySet<Problem>;
  isAnswer: boolean;
  /** Whether everything before them is known. */
  isFirst: boolean;
};

/** The words themselves; of a message with its template, its gaps and what stands under it. */
export function TextFields({ draft, words, onChange, problems, isAnswer, isFirst }: Props) {
  const t = useTranslations("communications.write");
  const { subject, content, typing } = words;
  const isMail = draft.type === "email";
  const first = useRef<HTMLInputElement>(null);
  const area = useCaretAtStart(isAnswer && !words.isTyped, content);
  useFocus(isFirst, isMail && !isAnswer ? first : area);
  const error = (problem: "missingSubject" | "missingContent") =>
    problems.has(problem) ? t(problem) : undefined;
  return (
    <>
      {isMail && draft.isSent && <TemplateFields {...{ draft, words, onChange }} />}
      <TextField
        ref={first}
        label={t("subject")}
        maxLength={maxSubjectLength}
        value={subject}
        onChange={(event) => onChange(typing({ subject: event.target.value }))}
        error={error("missingSubject")}
      />
      <Field label={t(`content.${draft.type}`)} error={error("missingContent")}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={isMail ? 10 : 5}
            maxLength={maxWrittenLength}
            value={content}
            onChange={(event) => onChange(typing({ content: event.target.value }))}
          />
        )}
      </Field>
      {isMail && draft.isSent && (
        <>
          <Gaps text={`${subject}\n${content}`} isUrgent={problems.has("gaps")} />
          <Signature text={words.signature} content={content} />
        </>
      )}
    </>
  );
}

/** Once the dialog has taken the focus, because it remembers whence it took it. */
function useFocus(isFirst: boolean, field: RefObject<HTMLElement | null>) {
  const [wanted] = useState(isFirst ? field : null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => wanted?.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** An answer begins above the words that it answers. */
function useCaretAtStart(isUntouched: boolean, content: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (isUntouched) area.current?.setSelectionRange(0, 0);
  }, [isUntouched, content]);
  return area;
}

function TemplateFields({
  draft,
  words,
  onChange,
}: Omit<Props, "problems" | "isAnswer" | "isFirst">) {
  const t = useTranslations("communications.write");
  const tLanguages = useTranslations("common.languages");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
      <SelectField
        label={t("template")}
        options={noneOr(
          t("noTemplate"),
          words.templates.map(({ id, name }) => ({ value: id, label: name })),
        )}
        value={draft.templateId}
        onValueChange={(templateId) => onChange({ templateId })}
      />
      <SelectField
        label={t("language")}
        options={templateLanguages.map((value) => ({ value, label: tLanguages(value) }))}
        value={draft.language}
        onValueChange={(language) => onChange({ language, templateId: "" })}
      />
    </div>
  );
}

/** Every gap by its name, because whoever gets the message would find it. */
function Gaps({ text, isUrgent }: { text: string; isUrgent: boolean }) {
  const t = useTranslations("communications");
  const gaps = gapsIn(text);
  if (gaps.length === 0) return null;
  const names = gaps.map((gap) => (isField(gap) ? t(`fields.${gap}`) : gap));
  return (
    <Banner tone={isUrgent ? "bad" : "warn"}>
      {t("write.gaps")} {names.join(", ")}
    </Banner>
  );
}
