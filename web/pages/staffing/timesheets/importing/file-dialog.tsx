import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { ImportFault } from "@/modules/staffing/timesheets/model";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useServerText } from "@/web/i18n/server-texts";
import { timesheetsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";

export type Content = { text: string } | { file: string };

/** Timecards are JSON; tables and workbooks go as they are, whatever their encoding. */
const contentOf = async (file: File): Promise<Content> =>
  file.name.toLowerCase().endsWith(".json")
    ? { text: await file.text() }
    : { file: new Uint8Array(await file.arrayBuffer()).toBase64() };

type Found = { weeks: readonly unknown[]; faults: readonly ImportFault[] };
type Props<Done extends Found> = {
  /** Title, description, name of the file's field, what was done, and what is said of a file without any. */
  words: Record<"title" | "text" | "file" | "done" | "nothing", string>;
  accept: string;
  send: (content: Content, how: { dryRun: boolean }) => Promise<Done>;
  /** One line for each week that would come. */
  rows: (found: Done) => ReactNode;
  choices?: ReactNode;
  onClose: () => void;
};

/** Takes a file over: first what it would bring or what is wrong in it, then all of it. */
export function FileDialog<Done extends Found>(props: Props<Done>) {
  const { words, accept, send, rows, choices, onClose } = props;
  const t = useTranslations("timesheets.import");
  const tCommon = useTranslations("common.actions");
  const { content, check, found, isReady } = useChecking(send);
  const importing = useUndoableMutation({
    run: (now: Content) => send(now, { dryRun: false }).then(onClose),
    success: () => words.done,
    failure: t("failed"),
    keys: [timesheetsKey],
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={words.title}
      description={words.text}
      closeLabel={tCommon("close")}
      footer={
        <Button
          look="primary"
          disabled={!isReady}
          pending={importing.isPending}
          onClick={() => content && importing.mutate(content)}
        >
          {t("start", { count: found?.weeks.length ?? 0 })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FileField label={words.file} accept={accept} onChoose={check} />
        {choices}
        {found && <Found found={found} nothing={words.nothing} rows={rows(found)} />}
      </div>
    </Dialog>
  );
}

/** The file that was chosen last, and what the server says of it. */
function useChecking<Done extends Found>(send: Props<Done>["send"]) {
  const t = useTranslations("timesheets.import");
  const [content, setContent] = useState<Content>();
  const { mutate: check, data: found } = useUndoableMutation({
    run: async (file: File) => {
      const now = await contentOf(file);
      setContent(now);
      return send(now, { dryRun: true });
    },
    failure: t("failed"),
    keys: [],
  });
  const isReady = found !== undefined && found.faults.length === 0 && found.weeks.length > 0;
  return { content, check, found, isReady };
}

type FileProps = { label: string; accept: string; onChoose: (file: File) => void };

const FileField = ({ label, accept, onChoose }: FileProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="file"
        accept={accept}
        // The browser's own button stands in the field like one of ours.
        className="cursor-pointer pl-0 leading-[36px] file:mr-3 file:h-[36px] file:cursor-pointer file:border-0 file:border-r file:border-line-strong file:bg-sunken file:px-3 file:text-sm file:text-ink"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    )}
  </Field>
);

/** The weeks that would come, or each line or cell that is wrong with what to do about it. */
function Found(props: { found: Found; nothing: string; rows: ReactNode }) {
  const { found, nothing, rows } = props;
  const { weeks, faults } = found;
  const t = useTranslations("timesheets.import");
  const say = useServerText();
  if (faults.length > 0) {
    return (
      <div role="alert" className="grid gap-1 text-sm">
        <p className="font-medium text-bad">{t("wrong", { count: faults.length })}</p>
        <ul className="grid max-h-64 gap-1 overflow-y-auto text-ink-2">
          {faults.map(({ line, column, sentence }) => (
            <li key={`${line} ${column} ${sentence}`}>
              {column
                ? t("cell", { line, column, sentence: say(sentence) })
                : t("line", { line, sentence: say(sentence) })}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (weeks.length === 0) return <p className="text-sm text-ink-2">{nothing}</p>;
  return (
    <ul aria-label={t("weeks")} className="grid max-h-64 gap-1 overflow-y-auto text-sm text-ink">
      {rows}
    </ul>
  );
}

type Of = { number: string; name: string | null; date: string; children: ReactNode };

/** Whose week it is, and what comes to it. */
export function WeekRow({ number, name, date, children }: Of) {
  const t = useTranslations("timesheets.import");
  return (
    <li className="flex justify-between gap-3">
      <span>{t("week", { name: name ?? "–", number, date })}</span>
      <span className="num text-right">{children}</span>
    </li>
  );
}
