import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PurgePreview } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { purgePreview } from "@/web/features/privacy/gdpr/queries";
import { Read } from "@/web/features/records/core/read";
import { useDate } from "@/web/shared/dates";
import { TextField } from "@/web/shared/forms/text-field";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Tag } from "@/web/ui/tag";
import { useStep } from "../use-step";

/** Whom the next run would take and whom it would leave, before anybody says yes. */
export default function PurgeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("gdpr.purge");
  const tActions = useTranslations("common.actions");
  const query = useQuery(purgePreview);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t("dialogTitle")}
      closeLabel={tActions("close")}
    >
      <Read query={query} words={{ loading: t("looking"), failed: t("unseen") }}>
        {(preview) => <Preview preview={preview} onClose={onClose} />}
      </Read>
    </Dialog>
  );
}

function Preview({ preview, onClose }: { preview: PurgePreview; onClose: () => void }) {
  const t = useTranslations("gdpr.purge");
  const { due, dueTotal, kept, keptTotal, people, isUnusual } = preview;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{t("of", { due: dueTotal, people })}</p>
      {isUnusual && <Banner tone="warn">{t("unusual")}</Banner>}
      {dueTotal === 0 && <p className="text-sm text-ink-2">{t("nobody")}</p>}
      <DuePeople title={t("due")} people={due} total={dueTotal} />
      <DuePeople
        title={t("kept")}
        people={kept.map((person) => ({ ...person, mark: t(`why.${person.why}`) }))}
        total={keptTotal}
      />
      <Saying count={dueTotal} onDone={onClose} />
    </div>
  );
}

/** The number, typed by hand, for this once or for every night. */
function Saying({ count, onDone }: { count: number; onDone: () => void }) {
  const t = useTranslations("gdpr.purge");
  const [typed, setTyped] = useState("");
  const failed = { title: t("failedTitle"), text: t("failedText") };
  const now = useStep({
    act: () => ok(api.gdpr.purge.runs.post({ count })),
    done: () => ({ title: t("ran") }),
    failed,
  });
  const nightly = useStep({
    act: () => ok(api.gdpr.purge.confirmation.post({ count })),
    done: () => ({ title: t("on") }),
    failed,
  });
  const isTyped = typed.trim() === String(count);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <TextField
        label={t("typed", { count })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          disabled={!isTyped}
          pending={nightly.isPending}
          onClick={() => nightly.mutate(undefined, { onSuccess: onDone })}
        >
          {t("nightly")}
        </Button>
        <Button
          look="danger"
          disabled={!isTyped || count === 0}
          pending={now.isPending}
          onClick={() => now.mutate(undefined, { onSuccess: onDone })}
        >
          {t("now", { count })}
        </Button>
      </div>
    </div>
  );
}

type Person = { id: string; number: string; name: string; until: string; mark?: string };
type Props = { title: string; people: readonly Person[]; total: number };

/** People whose time is over, by name, so that somebody can recognise whom it must not take. */
function DuePeople({ title, people, total }: Props) {
  const t = useTranslations("gdpr.purge");
  const day = useDate();
  if (total === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold text-ink">
        {title} <span className="num font-normal text-ink-3">{total}</span>
      </h3>
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line text-sm" tabIndex={0}>
        {people.map(({ id, number, name, until, mark }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
            <span className="min-w-0 flex-1 basis-40 text-ink">
              {name} <span className="num text-xs text-ink-3">{number}</span>
            </span>
            {mark && <Tag tone="neutral">{mark}</Tag>}
            <span className="num text-xs text-ink-2">{day(until)}</span>
          </li>
        ))}
        {total > people.length && (
          <li className="px-3 py-1.5 text-xs text-ink-3">
            {t("rest", { count: total - people.length })}
          </li>
        )}
      </ul>
    </section>
  );
}
