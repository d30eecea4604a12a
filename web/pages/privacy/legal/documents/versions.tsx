import { useTranslations } from "use-intl";
import type { Edition, LegalDocument } from "@/modules/privacy/legal-documents/model";
import { type EditionState, publicTypes } from "@/modules/privacy/legal-documents/rules";
import { api, ok } from "@/web/api";
import { When } from "@/web/features/records/core/when";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { legalKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<EditionState, Tone> = {
  "in-force": "ok",
  coming: "primary",
  past: "neutral",
  withdrawn: "bad",
};

/** Everything that was ever published, the newest first. */
export function Versions({ document: { editions } }: { document: LegalDocument }) {
  const t = useTranslations("legal.documents");
  return (
    <Card title={t("versions")}>
      {editions.length === 0 && <p className="text-sm text-ink-2">{t("noVersions")}</p>}
      {editions.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {editions.map((edition) => (
            <Row key={edition.id} edition={edition} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ edition }: { edition: Edition }) {
  const t = useTranslations("legal.documents");
  const day = useDate();
  const mayWrite = useHasRole("admin");
  const { type, language, n, state, effectiveFrom, publishedAt, publishedBy, note } = edition;
  const isPublic = publicTypes.some((it) => it === type);
  const facts = [
    day(effectiveFrom),
    publishedBy,
    t("consentVersion", { version: edition.consentVersion }),
    note,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 text-sm">
      {isPublic ? (
        <a
          href={`/legal/${type}?lang=${language}&edition=${n}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-[24px] items-center font-medium text-ink underline underline-offset-2"
        >
          {t("version", { n })}
        </a>
      ) : (
        <span className="font-medium text-ink">{t("version", { n })}</span>
      )}
      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      <span className="min-w-0 flex-1 basis-60 break-words text-xs text-ink-2">
        {facts.filter(Boolean).join(" · ")}
      </span>
      <When iso={publishedAt} />
      {mayWrite && <Withdrawing edition={edition} />}
    </li>
  );
}

function Withdrawing({ edition: { id, n, state } }: { edition: Edition }) {
  const t = useTranslations("legal");
  const at = api.legal.editions({ id }).withdrawal;
  const common = { failure: t("notSaved"), keys: [legalKey] };
  const withdraw = useUndoableMutation({
    run: () => ok(at.post()),
    undo: () => ok(at.delete()),
    success: () => t("documents.withdrawn", { n }),
    ...common,
  });
  const reinstate = useUndoableMutation({ run: () => ok(at.delete()), ...common });
  const isOut = state === "withdrawn";
  const deed = isOut ? reinstate : withdraw;
  return (
    <Button
      size="sm"
      look="ghost"
      pending={deed.isPending}
      aria-label={t(isOut ? "documents.reinstateOf" : "documents.withdrawOf", { n })}
      onClick={() => deed.mutate(undefined)}
    >
      {t(isOut ? "documents.reinstate" : "documents.withdraw")}
    </Button>
  );
}
