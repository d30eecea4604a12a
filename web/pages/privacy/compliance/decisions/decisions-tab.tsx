import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { decisionLog, logFilterOf, logKinds } from "@/web/features/privacy/compliance/queries";
import { TopicRules } from "@/web/features/staffing/country-rules/topic-rules";
import { useErrorText } from "@/web/i18n/server-texts";
import { MoreButton } from "@/web/shared/list/more-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import { useDebouncedInput } from "@/web/shared/list/filters/use-debounced-input";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { Input } from "@/web/ui/input";
import { noneOr, Select } from "@/web/ui/select";
import { SkeletonRows } from "@/web/ui/skeleton";
import { DecisionItem } from "./decision-item";
import { Oversight } from "./oversight";

const keys = ["q", "kind"] as const;

/** What gives numbers here, and every decision that people made beside one. */
export function DecisionsTab() {
  const t = useTranslations("compliance.decisions");
  const { values, change, clear } = useListState(keys);
  const filter = logFilterOf(values);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Oversight />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-base font-semibold text-ink">{t("list")}</h2>
        <div className="flex flex-wrap gap-2">
          <LogSearch value={values.q ?? ""} onSearch={(q) => change({ q: q || undefined })} />
          <Kinds value={filter.kind ?? ""} onChange={(kind) => change({ kind })} />
        </div>
        <Log filter={filter} onClear={clear} />
        <TopicRules topic="ai" />
      </section>
    </div>
  );
}

type KindsProps = {
  value: (typeof logKinds)[number] | "";
  onChange: (kind: string | undefined) => void;
};

function Kinds({ value, onChange }: KindsProps) {
  const t = useTranslations("compliance.decisions");
  const nameOf = (kind: (typeof logKinds)[number]) =>
    kind === "overruling" || kind === "selecting" ? t(kind) : t(`kinds.${kind}`);
  return (
    <Select
      aria-label={t("kind")}
      options={noneOr(
        t("anyKind"),
        logKinds.map((kind) => ({ value: kind, label: nameOf(kind) })),
      )}
      value={value}
      onValueChange={(kind) => onChange(kind || undefined)}
    />
  );
}

type LogProps = { filter: ReturnType<typeof logFilterOf>; onClear: () => void };

function Log({ filter, onClear }: LogProps) {
  const t = useTranslations("compliance.decisions");
  const tCommon = useTranslations("compliance");
  const tActions = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const list = usePages(useInfiniteQuery(decisionLog(filter)));
  if (list.phase === "loading") return <SkeletonRows label={tCommon("loading")} rowClass="h-16" />;
  if (list.phase === "failed") {
    const text = refusalOf(list.error);
    const retry = tActions("retry");
    return <ErrorState title={t("failed")} text={text} retryLabel={retry} onRetry={list.retry} />;
  }
  if (list.rows.length === 0) {
    return <NoDecisions isFiltered={Boolean(filter.q || filter.kind)} onClear={onClear} />;
  }
  return (
    <>
      <ul aria-label={t("list")} className="grid grid-cols-1 gap-2">
        {list.rows.map((it) => (
          <DecisionItem key={it.id} decision={it} />
        ))}
      </ul>
      <MoreButton more={list.more}>{t("more")}</MoreButton>
    </>
  );
}

type Props = { value: string; onSearch: (words: string) => void };

/** Looks for the words as they stand; the signs that lists understand mean nothing here. */
function LogSearch({ value, onSearch }: Props) {
  const t = useTranslations("compliance.decisions");
  const [text, setText] = useDebouncedInput(value, onSearch);
  return (
    <div role="search" aria-label={t("search")} className="min-w-[200px] flex-1 sm:max-w-[320px]">
      <Input
        type="search"
        aria-label={t("search")}
        aria-keyshortcuts="/"
        placeholder={t("search")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

type NoDecisionsProps = { isFiltered: boolean; onClear: () => void };

/** Why there is nothing in the log, and what to do about it. */
function NoDecisions({ isFiltered, onClear }: NoDecisionsProps) {
  const t = useTranslations("compliance.decisions");
  if (isFiltered) {
    const action = <Button onClick={onClear}>{t("all")}</Button>;
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("nothing")}
        text={t("nothingText")}
        action={action}
      />
    );
  }
  const toJobs = (
    <Link to="/jobs" className={buttonClass()}>
      {t("toJobs")}
    </Link>
  );
  return <EmptyState kind="nothing-yet" title={t("none")} text={t("noneText")} action={toJobs} />;
}

export { DecisionsTab as Component };
