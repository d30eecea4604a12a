import { useQuery } from "@tanstack/react-query";
import { Settings2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { SourceState } from "@/modules/market/scraping/model";
import { boards, type SourceId, sourceIds } from "@/modules/market/sources/rules";
import { sourceStates } from "@/web/features/market/scraping/queries";
import { readinessTones } from "@/web/features/market/scraping/reading";
import { readinessOf } from "@/modules/market/scraping/rules";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Checkbox } from "@/web/ui/checkbox";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

const SourceDialog = lazy(() => import("./source-dialog"));

type Props = { value: readonly SourceId[]; onValueChange: (value: SourceId[]) => void };

/** The boards, then the feeds and services, each with whether it can be read. */
export function SourcePicker({ value, onValueChange }: Props) {
  const t = useTranslations("scraping");
  const refusalOf = useErrorText();
  const { data: states = [], isError, error } = useQuery(sourceStates);
  const [shown, setShown] = useState<SourceId | null>(null);
  if (isError) return <Banner tone="bad">{refusalOf(error, t("source.failed"))}</Banner>;

  const isBoard = ({ id }: SourceState) => boards.some((board) => board === id);
  const others = states.filter((state) => !isBoard(state));
  const chosenOthers = others.some(({ id }) => value.includes(id));
  const rows = { value, onValueChange, onShow: setShown };
  const dialog = states.find(({ id }) => id === shown);
  return (
    <fieldset>
      <legend className="eyebrow mb-1.5">{t("form.sources")}</legend>
      <SourceRows {...rows} states={states.filter(isBoard)} />
      <details open={chosenOthers || undefined} className="mt-1">
        <summary className="min-h-[28px] cursor-pointer content-center text-xs text-ink-2 hover:text-ink">
          {t("form.moreSources", { count: others.length })}
        </summary>
        <SourceRows {...rows} states={others} />
      </details>
      <Suspense>
        {dialog && <SourceDialog key={dialog.id} state={dialog} onClose={() => setShown(null)} />}
      </Suspense>
    </fieldset>
  );
}

type RowsProps = Props & { states: readonly SourceState[]; onShow: (id: SourceId) => void };

function SourceRows({ states, value, onValueChange, onShow }: RowsProps) {
  const t = useTranslations("scraping.source");
  const toggle = (toggled: SourceId) =>
    onValueChange(
      sourceIds.filter((id) => (id === toggled ? !value.includes(id) : value.includes(id))),
    );
  return states.map((state) => {
    const readiness = readinessOf(state);
    return (
      <div key={state.id} className="flex min-h-[32px] items-center gap-2">
        <Checkbox
          label={state.name}
          checked={value.includes(state.id)}
          onCheckedChange={() => toggle(state.id)}
        />
        <Tag tone={readinessTones[readiness]} className="ml-auto">
          {t(`states.${readiness}`)}
        </Tag>
        <IconButton
          icon={Settings2}
          size="sm"
          label={t("settings", { name: state.name })}
          onClick={() => onShow(state.id)}
        />
      </div>
    );
  });
}
