import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import type { DocumentHead } from "@/modules/privacy/legal-documents/model";
import { type DocumentType, publicTypes } from "@/modules/privacy/legal-documents/rules";
import type { Place } from "@/web/features/privacy/legal-documents/queries";
import { useDate } from "@/web/shared/dates";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";

type Props = { type: DocumentType; heads: DocumentHead[]; onOpen: (place: Place) => void };

/** One document in its languages. */
export function DocumentCard({ type, heads, onOpen }: Props) {
  const t = useTranslations("legal.documents");
  return (
    <Card title={t(`types.${type}`)}>
      <p className="-mt-2 mb-2 text-sm text-ink-2">{t(`about.${type}`)}</p>
      <ul className="divide-y divide-line border-t border-line">
        {heads.map((head) => (
          <Row key={head.language} head={head} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ head, onOpen }: { head: DocumentHead; onOpen: Props["onOpen"] }) {
  const t = useTranslations("legal");
  const { type, language, inForce } = head;
  const of = { name: t(`documents.types.${type}`), language: t(`languages.${language}`) };
  const isPublic = publicTypes.some((it) => it === type) && inForce !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 text-sm">
      <Button
        look="ghost"
        size="sm"
        className="-ml-2.5 w-24 justify-start text-primary-ink"
        aria-label={t("documents.openOf", of)}
        onClick={() => onOpen(head)}
      >
        {t(`languages.${language}`)}
      </Button>
      <Standing head={head} />
      {isPublic && (
        <a
          href={`/legal/${type}?lang=${language}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t("documents.publicOf", of)}
          className={`${buttonClass("ghost", "sm")} ml-auto`}
        >
          {t("documents.public")}
          <ExternalLink aria-hidden="true" size={14} />
        </a>
      )}
    </li>
  );
}

/** How far it has come. */
export function Standing({ head }: { head: DocumentHead }) {
  const t = useTranslations("legal.documents");
  const day = useDate();
  const { inForce, coming, isChanged, isStandard } = head;
  const told = (it: NonNullable<typeof inForce>) => ({ n: it.n, day: day(it.effectiveFrom) });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {inForce && <Tag tone="ok">{t("inForce", told(inForce))}</Tag>}
      {coming && <Tag tone="primary">{t("coming", told(coming))}</Tag>}
      {!inForce && !coming && <Tag>{t("unpublished")}</Tag>}
      {isChanged && <Tag tone="warn">{t("changed")}</Tag>}
      <span className="text-xs text-ink-2">{t(isStandard ? "standard" : "own")}</span>
    </div>
  );
}
