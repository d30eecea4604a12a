import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Play } from "lucide-react";
import { useTranslations } from "use-intl";
import { sourceStates } from "@/web/features/market/scraping/queries";
import { readinessOf } from "@/web/features/market/scraping/reading";
import { useStart } from "@/web/features/market/scraping/use-start";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { requestOf, type Search, searchAtom } from "./search";

type Props = { search: Search; isActive: boolean };

/** Starts what is ticked; says beforehand what would keep the server from starting it. */
export function StartButton({ search, isActive }: Props) {
  const t = useTranslations("scraping");
  const start = useStart(t("start.doneText"));
  const missing = useMissing(search);
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 rounded-b-lg border-t border-line bg-surface px-5 py-3.5">
      <NotReady search={search} />
      <Button
        look="primary"
        icon={Play}
        disabled={isActive || missing !== null}
        pending={start.isPending}
        onClick={() => start.mutate(requestOf(search))}
      >
        {isActive ? t("form.active") : t("form.start")}
      </Button>
      {missing && <p className="text-xs text-ink-3">{missing}</p>}
    </div>
  );
}

function useMissing({ sources, countries }: Search): string | null {
  const t = useTranslations("scraping.form");
  if (sources.length === 0) return t("chooseSource");
  return countries.length === 0 ? t("chooseCountry") : null;
}

function NotReady({ search }: { search: Search }) {
  const t = useTranslations("scraping.form");
  const setSearch = useSetAtom(searchAtom);
  const { data: states = [] } = useQuery(sourceStates);
  const notReady = states.filter(
    (state) => search.sources.includes(state.id) && readinessOf(state) !== "on",
  );
  if (notReady.length === 0) return null;
  const ids = notReady.map(({ id }) => id);
  const leaveOut = () =>
    setSearch({ ...search, sources: search.sources.filter((id) => !ids.includes(id)) });
  return (
    <Banner
      tone="warn"
      action={
        <Button look="ghost" size="sm" onClick={leaveOut}>
          {t("leaveOut")}
        </Button>
      }
    >
      {t("off", { names: notReady.map(({ name }) => name).join(", ") })}
    </Banner>
  );
}
