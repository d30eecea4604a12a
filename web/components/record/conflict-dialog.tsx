import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useSpoken } from "@/web/components/spoken";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { ConflictField } from "./conflict-field";
import { type Difference, differences, settled } from "./form/difference";
import type { FormKind, Versioned } from "./form/form-kind";
import type { Clash } from "./form/use-saving";

type Told = { history?: readonly { at: string; by: string | null }[] };
type Values = Record<string, unknown>;

type Props<Form extends Values, Full> = {
  kind: Pick<FormKind<Form, never, Full>, "texts" | "groups" | "nameOf">;
  clash: Clash<Form, Full>;
  onSettle: (values: Form, now: Full) => void;
  onClose: () => void;
};

/** Tells who comes second what somebody else has changed, and lets them choose field by field. */
export default function ConflictDialog<Form extends Values, Full extends Versioned & Told>({
  kind,
  clash,
  onSettle,
  onClose,
}: Props<Form, Full>) {
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
      title={t("title", { name: kind.nameOf(now) })}
      description={<Whose record={now} />}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" onClick={() => onSettle(settled(before, mine, theirs, kept), now)}>
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
function Whose({ record: { history = [] } }: { record: Told }) {
  const t = useTranslations("records.conflict");
  const say = useSpoken();
  const format = useFormatter();
  const [last] = history;
  if (!last?.by) return t("text");
  const at = format.dateTime(new Date(last.at), { dateStyle: "medium", timeStyle: "short" });
  return t("by", { name: say(last.by), at });
}
