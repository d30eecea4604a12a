import { Check, X } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import type { FormKind, Versioned } from "@/web/shared/record/form/form-kind";
import { mergeEdits } from "@/web/shared/record/form/difference";
import { type Clash, useSaving } from "@/web/shared/record/form/use-saving";
import { InlineControl } from "./inline-control";
import { useWords } from "@/web/shared/record/use-words";
import type { FactField } from "./inline-control";

// Loaded only on a conflict, which is rare.
const ConflictDialog = lazy(() => import("@/web/shared/record/conflict-dialog"));

type Props<Values, Input, Full> = {
  kind: FormKind<Values, Input, Full>;
  record: Full;
  field: FactField;
  onClose: () => void;
};

/** One fact while it is changed: Enter saves it, Escape leaves it as it was. */
export default function InlineField<Values extends FieldValues, Input, Full extends Versioned>({
  kind,
  record,
  field,
  onClose,
}: Props<Values, Input, Full>) {
  const t = useTranslations("records.inline");
  const label = useWords(kind.texts).field(field.name);
  const { text, setText, submit, problem, isSaving, clash, settle, leaveClash } = useFact({
    kind,
    record,
    field,
    onClose,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = field.type === "lines" && !event.ctrlKey && !event.metaKey;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && !isLine) submit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div data-inline className="flex flex-wrap items-start gap-1">
      <div className="min-w-0 flex-1 basis-40" onKeyDown={onKeyDown}>
        <InlineControl
          field={field}
          label={label}
          text={text}
          onChange={setText}
          problem={problem}
        />
      </div>
      <BareIconButton
        icon={Check}
        size="sm"
        label={t("save", { field: label })}
        aria-disabled={isSaving || undefined}
        onClick={submit}
      />
      <BareIconButton icon={X} size="sm" label={t("leave", { field: label })} onClick={onClose} />
      {clash && (
        <Suspense>
          <ConflictDialog
            kind={kind}
            name={kind.nameOf(clash.now)}
            clash={clash}
            onSettle={(kept) => settle(clash, kept)}
            onClose={leaveClash}
          />
        </Suspense>
      )}
    </div>
  );
}

function useFact<Values extends FieldValues, Input, Full extends Versioned>({
  kind,
  record: opened,
  field: { name },
  onClose,
}: Props<Values, Input, Full>) {
  const say = useServerText();
  const refusalOf = useErrorText();
  // The change is made to the version seen when editing began, even if the panel reads a newer one meanwhile.
  const [record] = useState(opened);
  const [before] = useState(() => kind.formOf(record));
  const [text, setText] = useState(() => String(before[name] ?? ""));
  const [issue, setIssue] = useState<string>();
  const { save, clash, leaveClash } = useSaving(kind, onClose, { isUndoable: true });
  const send = async (values: Values, kept: Full) => {
    const answer = await kind.check(values);
    if ("issues" in answer) return setIssue(answer.issues[0]?.message);
    setIssue(undefined);
    save.mutate({ values, input: answer.input, kept });
  };
  const submit = () => {
    if (save.isPending) return;
    if (text === before[name]) onClose();
    else void send({ ...before, [name]: text }, record);
  };
  const settle = (clash: Clash<Values, Full>, kept: ReadonlySet<string>) => {
    leaveClash();
    void send(mergeEdits(clash, kept), clash.now);
  };
  const refused = save.error && !clash && !save.isPending ? refusalOf(save.error) : undefined;
  const problem = issue ? say(issue) : refused;
  return { text, setText, submit, problem, isSaving: save.isPending, clash, settle, leaveClash };
}
