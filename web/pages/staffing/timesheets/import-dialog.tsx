import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { HoursImported } from "@/modules/staffing/timesheets/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useSpoken } from "@/web/i18n/server-texts";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import { timesheetsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";

type Content = { text: string } | { file: string };

/** Timecards are JSON; tables and workbooks go as they are, whatever their encoding. */
const contentOf = async (file: File): Promise<Content> =>
  file.name.toLowerCase().endsWith(".json")
    ? { text: await file.text() }
    : { file: new Uint8Array(await file.arrayBuffer()).toBase64() };

/** Takes hours over from a file: first what it would bring or what is wrong in it, then all of it. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("timesheets.import");
  const tCommon = useTranslations("common.actions");
  const [submit, setSubmit] = useState(true);
  const { content, check, found, isReady } = useChecking();
  const importing = useDeed({
    act: (now: Content) => ok(api.timesheets.imports.post({ ...now, submit })).then(onClose),
    said: () => t("done"),
    failed: t("failed"),
    keys: [timesheetsKey],
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
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
        <FileField onChoose={check} />
        <Checkbox label={t("submit")} checked={submit} onCheckedChange={setSubmit} />
        {found && <Found found={found} />}
      </div>
    </Dialog>
  );
}

/** The file that was chosen last, and what the server says of it. */
function useChecking() {
  const t = useTranslations("timesheets.import");
  const [content, setContent] = useState<Content>();
  const { mutate: check, data: found } = useDeed({
    act: async (file: File) => {
      const now = await contentOf(file);
      setContent(now);
      return ok(api.timesheets.imports.post({ ...now, dryRun: true }));
    },
    failed: t("failed"),
    keys: [],
  });
  const isReady = found !== undefined && found.faults.length === 0 && found.weeks.length > 0;
  return { content, check, found, isReady };
}

function FileField({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTranslations("timesheets.import");
  return (
    <Field label={t("file")}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".csv,.txt,.xlsx,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
          }}
        />
      )}
    </Field>
  );
}

/** The weeks that would come, or each line that is wrong with what to do about it. */
function Found({ found: { weeks, faults } }: { found: HoursImported }) {
  const t = useTranslations("timesheets.import");
  const say = useSpoken();
  const day = useDay();
  const format = useFormatter();
  const hours = (minutes: number) =>
    format.number(minutes / 60, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (faults.length > 0) {
    return (
      <div role="alert" className="grid gap-1 text-sm">
        <p className="font-medium text-bad">{t("wrong", { count: faults.length })}</p>
        <ul className="grid max-h-64 gap-1 overflow-y-auto text-ink-2">
          {faults.map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`}>{t("line", { line, sentence: say(sentence) })}</li>
          ))}
        </ul>
      </div>
    );
  }
  if (weeks.length === 0) return <p className="text-sm text-ink-2">{t("nothing")}</p>;
  return (
    <ul aria-label={t("weeks")} className="grid max-h-64 gap-1 overflow-y-auto text-sm text-ink">
      {weeks.map(({ number, name, week, minutes }) => (
        <li key={`${number} ${week}`} className="flex justify-between gap-3">
          <span>{t("week", { name: name ?? "–", number, date: day(week) })}</span>
          <span className="num">{hours(minutes)}</span>
        </li>
      ))}
    </ul>
  );
}
