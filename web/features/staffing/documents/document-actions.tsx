import { FileX2, PenLine, RotateCcw, Send, Stamp, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Document } from "@/modules/staffing/documents/model";
import { nextStatuses } from "@/modules/staffing/documents/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { NoteForm } from "./note-form";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { documentsKey, filesKey, timelineKey } from "@/web/state/query-keys";

const keys = [documentsKey, filesKey, timelineKey];

/** The steps of a document's life. */
function useSteps({ id, version, title }: Document) {
  const t = useTranslations("documents");
  const failed = t("stepFailed");
  const at = api.documents({ id });
  return {
    issue: useUndoableMutation({
      run: () => ok(at.issue.post({ version })),
      success: ({ number }) => t("issued", { number: number ?? "", title }),
      failure: failed,
      keys,
    }),
    send: useUndoableMutation({
      run: (note: string) => ok(at.sending.post({ version, note })),
      success: () => t("sent", { title }),
      failure: failed,
      keys,
    }),
    revise: useUndoableMutation({
      run: (note: string) => ok(at.revision.post({ version, note })),
      failure: failed,
      keys,
    }),
    withdraw: useUndoableMutation({
      run: (note: string) => ok(at.withdrawal.post({ version, note })),
      success: () => t("withdrawn", { title }),
      failure: failed,
      keys,
    }),
    sign: useUndoableMutation({
      run: (file: File) => ok(at.signature.post({ version, file })),
      success: () => t("signed", { title }),
      failure: failed,
      keys,
    }),
  };
}

type Props = { document: Document; onEdit: () => void };
type Asking = "send" | "revise" | "withdraw";

/** What may happen next, by the table of steps that the server keeps. */
export function DocumentActions({ document, onEdit }: Props) {
  const t = useTranslations("documents");
  const mayWrite = useHasRole("recruiter");
  const steps = useSteps(document);
  const [asking, setAsking] = useState<Asking | null>(null);
  const next = nextStatuses[document.status];
  if (!mayWrite || next.length === 0) return null;
  if (asking) {
    const step = steps[asking];
    return (
      <NoteForm
        label={t(`notes.${asking}`)}
        action={t(`actions.${asking}`)}
        isNeeded={asking === "withdraw"}
        isPending={step.isPending}
        onSubmit={(note) => step.mutate(note, { onSuccess: () => setAsking(null) })}
        onCancel={() => setAsking(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {next.includes("issued") && (
        <DraftActions
          isComplete={document.missing.length === 0}
          isPending={steps.issue.isPending}
          onEdit={onEdit}
          onIssue={() => steps.issue.mutate(undefined)}
        />
      )}
      {next.includes("sent") && (
        <Button size="sm" icon={Send} onClick={() => setAsking("send")}>
          {t("actions.send")}
        </Button>
      )}
      {next.includes("signed") && (
        <SignedCopyButton
          isPending={steps.sign.isPending}
          onChoose={(file) => steps.sign.mutate(file)}
        />
      )}
      {next.includes("draft") && (
        <Button size="sm" icon={RotateCcw} onClick={() => setAsking("revise")}>
          {t("actions.revise")}
        </Button>
      )}
      {next.includes("void") && (
        <Button size="sm" icon={FileX2} onClick={() => setAsking("withdraw")}>
          {t("actions.withdraw")}
        </Button>
      )}
    </div>
  );
}

type DraftProps = {
  /** Whether nothing is missing that has to be there before it is issued. */
  isComplete: boolean;
  isPending: boolean;
  onEdit: () => void;
  onIssue: () => void;
};

/** A draft is edited or issued. */
function DraftActions({ isComplete, isPending, onEdit, onIssue }: DraftProps) {
  const t = useTranslations("documents");
  return (
    <>
      <Button size="sm" icon={PenLine} onClick={onEdit}>
        {t("actions.edit")}
      </Button>
      <Button
        size="sm"
        look="primary"
        icon={Stamp}
        disabled={!isComplete}
        pending={isPending}
        onClick={onIssue}
      >
        {t("actions.issue")}
      </Button>
    </>
  );
}

type SignedCopyProps = { isPending: boolean; onChoose: (file: File) => void };

/** A button in front of the browser's own field for files, which cannot be styled. */
function SignedCopyButton({ isPending, onChoose }: SignedCopyProps) {
  const t = useTranslations("documents");
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".pdf,.docx,.png,.jpg,.jpeg"
        aria-label={t("actions.sign")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) onChoose(file);
        }}
      />
      <Button size="sm" icon={Upload} pending={isPending} onClick={() => picker.current?.click()}>
        {t("actions.sign")}
      </Button>
    </>
  );
}
