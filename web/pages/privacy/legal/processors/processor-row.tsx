import { useTranslations } from "use-intl";
import type { Processor } from "@/modules/privacy/processing-register/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { processingKey } from "@/web/state/query-keys";
import { Button, buttonClass } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useRegionName } from "./regions";

type Props = { processor: Processor; onEdit: () => void };

export function ProcessorRow({ processor, onEdit }: Props) {
  const t = useTranslations("legal.processors");
  const region = useRegionName();
  const day = useDate();
  const { name, kind, purpose, country, place, basis, agreedOn, note, troubles } = processor;
  const facts = [
    `${region(country)}: ${t(`places.${place}`)}`,
    place !== "area" && basis !== "none" && t(`bases.${basis}`),
    agreedOn && t("agreed", { day: day(agreedOn) }),
    note,
  ];
  return (
    <li
      aria-label={name}
      className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">{name}</span>
        <span className="text-xs text-ink-3">{t(`kinds.${kind}`)}</span>
        <span className="min-w-0 break-words text-ink-2">{purpose}</span>
        {troubles.length === 0 && <Tag tone="ok">{t("inOrder")}</Tag>}
        {troubles.map((it) => (
          <Tag key={it} tone="warn">
            {t(`troubles.${it}`)}
          </Tag>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words text-xs text-ink-2">
          {facts.filter(Boolean).join(" · ")}
        </p>
        <ProcessorActions processor={processor} onEdit={onEdit} />
      </div>
    </li>
  );
}

function ProcessorActions({ processor: { id, name, termsUrl }, onEdit }: Props) {
  const t = useTranslations("legal");
  const mayWrite = useHasRole("admin");
  const at = api.processing.processors({ id }).end;
  const end = useUndoableMutation({
    run: () => ok(at.post()),
    undo: () => ok(at.delete()),
    success: () => t("processors.ended", { name }),
    failure: t("notSaved"),
    keys: [processingKey],
  });
  return (
    <div className="flex flex-wrap gap-1">
      {termsUrl && (
        <a
          href={termsUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t("processors.termsOf", { name })}
          className={buttonClass("ghost", "sm")}
        >
          {t("processors.terms")}
        </a>
      )}
      {mayWrite && (
        <>
          <Button size="sm" aria-label={t("processors.editOf", { name })} onClick={onEdit}>
            {t("processors.edit")}
          </Button>
          <Button
            size="sm"
            look="ghost"
            pending={end.isPending}
            aria-label={t("processors.endOf", { name })}
            onClick={() => end.mutate(undefined)}
          >
            {t("processors.end")}
          </Button>
        </>
      )}
    </div>
  );
}
