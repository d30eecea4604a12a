import { useTranslations } from "use-intl";
import { types } from "@/modules/engagement/communications/rules";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { audienceOf, type Draft } from "./draft";

/** Lets go of what was kept, and begins anew. */
export function Discard({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations("communications.write");
  return (
    <Button look="ghost" onClick={onDiscard}>
      {t("discard")}
    </Button>
  );
}

type PartProps = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** A message, or what was said elsewhere. */
export function TypeChoice({ draft, onChange }: PartProps) {
  const t = useTranslations("communications");
  return (
    <div>
      <SegmentedControl
        label={t("write.type")}
        choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={draft.type}
        onValueChange={(type) => onChange({ type, person: undefined, templateId: "" })}
      />
    </div>
  );
}

/** Whether it is only written down, and who may read it. */
export function Choices({ draft, isAnswer, onChange }: PartProps & { isAnswer: boolean }) {
  const t = useTranslations("communications.write");
  return (
    <div className="grid">
      {draft.type === "email" && !isAnswer && (
        <Checkbox
          label={t("onlyLog")}
          checked={!draft.isSent}
          onCheckedChange={(isLogged) => onChange({ isSent: !isLogged })}
        />
      )}
      <Checkbox
        label={
          <>
            {t("share")} <span className="text-xs text-ink-3">{t("shareHint")}</span>
          </>
        }
        checked={audienceOf(draft) === "team"}
        onCheckedChange={(isShared) => onChange({ audience: isShared ? "team" : "own" })}
      />
    </div>
  );
}
