import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useSpoken } from "@/web/i18n/server-texts";
import type { TextName } from "@/web/locales";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { ConflictField } from "./conflict-field";
import { type Difference, differences } from "./form/difference";
import type { Versioned } from "./form/form-kind";

type Values = Record<string, unknown>;

type Props = {
  kind: { texts: TextName; groups: readonly string[] };
  name: string;
  clash: { before: Values; mine: Values; theirs: Values; now: Versioned };
  /** With the fields in which one's own is kept. */
  onSettle: (kept: ReadonlySet<string>) => void;
  onClose: () => void;
};

/** Tells who comes second what somebody else has changed, and lets them choose field by field. */
export default function ConflictDialog({ kind, name, clash, onSettle, onClose }: Props) {
  const t = useTranslations("records.conflict");
  const tCommon = useTranslations("common.actions");
  const { before, mine, theirs, now } = clash;
  const found = differences(before, mine, theirs);
  // What was typed here is kept until somebody says otherwise.
  const [kept, keep] = useState(() => new Set(found.filter(isClash).map(({ field }) => field)));
  const choose = (field: string, isMine: boolean) =>
    keep(
      (before) => new Set(isMine ? [...before, field] : [...before].filter((it) => it !== field)),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title", { name: name })}
      description={<Whose history={now.history} />}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" onClick={() => onSettle(kept)}>
          {t("save")}
        </Button>
      }
    >
      {found.length === 0 && <p className="text-sm text-ink-2">{t("elsewhere")}</p>}
      <div className="grid gap-5">
        {found.map((difference) => (
          <ConflictField
            key={difference.field}
            kind={kind}
            difference={difference}
            isMine={kept.has(difference.field)}
            onChoose={(isMine) => choose(difference.field, isMine)}
          />
        ))}
      </div>
    </Dialog>
  );
}

const isClash = (difference: Difference) => difference.isClash;

/** Who was first, and when. */
function Whose({ history = [] }: { history: Versioned["history"] | undefined }) {
  const t = useTranslations("records.conflict");
  const say = useSpoken();
  const format = useFormatter();
  const [last] = history;
  if (!last?.by) return t("text");
  const at = format.dateTime(new Date(last.at), { dateStyle: "medium", timeStyle: "short" });
  return t("by", { name: say(last.by), at });
}
