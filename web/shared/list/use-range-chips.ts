import { useFormatter, useTranslations } from "use-intl";
import { keysIn, rangeIn, type Ranges, type RangeUnit } from "@/modules/platform/records/rules";
import { useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/use-euros";
import type { ChipWords } from "./chips";

type Query<Known> = { readonly [key in keyof Known]?: string | undefined };

/** The ranges in force in words. */
export function useRangeChips<Known extends Ranges>(
  ranges: Known,
  query: Query<Known>,
  nameOf: (key: keyof Known & string) => string,
): ChipWords[] {
  const wordsOf = useRangeWords();
  return keysIn(ranges).map((key) => [
    key,
    nameOf(key),
    wordsOf(query[key] ?? "", ranges[key] ?? "number"),
  ]);
}

function useRangeWords() {
  const t = useTranslations("records.ranges");
  const format = useFormatter();
  const ways: Record<RangeUnit, (end: string) => string> = {
    number: (end) => format.number(Number(end)),
    euros: useEuros(),
    day: useDay(),
  };
  return (text: string, unit: RangeUnit): string | undefined => {
    const { from, to } = rangeIn(text, unit) ?? { from: null, to: null };
    const say = ways[unit];
    if (from !== null && from === to) return say(from);
    if (from !== null && to !== null) return t("between", { from: say(from), to: say(to) });
    if (from !== null) return t("atLeast", { from: say(from) });
    return to === null ? undefined : t("atMost", { to: say(to) });
  };
}
