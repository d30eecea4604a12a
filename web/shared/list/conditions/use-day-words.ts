import { useTranslations } from "use-intl";
import { rangeIn } from "@/modules/records/core/rules";
import { useDay } from "@/web/shared/dates";

const span = /^(-?)(\d{1,3})([dwmy])$/;

/** A range of days in words; one that is counted from today is told so: within 4 weeks, in the last 90 days. */
export function useDayWords() {
  const t = useTranslations("records.conditions.days");
  const ranges = useTranslations("records.ranges");
  const dayOf = useDay();
  const endOf = (end: string): string => {
    if (end === "today") return t("today");
    const [, sign, count, unit] = span.exec(end) ?? [];
    if (count === undefined) return dayOf(end);
    const time = t(`spans.${unit as "d"}`, { count: Number(count) });
    return t(sign ? "ago" : "from", { time });
  };
  const counted = (from: string, to: string): string | null => {
    const [, sign, count, unit] = span.exec(to || from) ?? [];
    if (count === undefined || (from && to)) return to === "today" && !from ? t("now") : null;
    const time = t(`spans.${unit as "d"}`, { count: Number(count) });
    if (to) return t(sign ? "before" : "within", { time });
    return t(sign ? "last" : "after", { time });
  };
  return (text: string, isAhead: boolean): string => {
    const [from = "", to = from] = text.split("..");
    const words = counted(from, to);
    if (words) return words;
    const fixed = rangeIn(text, "day");
    const [first, last] = fixed ? [fixed.from, fixed.to] : [from || null, to || null];
    if (first && last)
      return first === last
        ? endOf(first)
        : ranges("between", { from: endOf(first), to: endOf(last) });
    if (last)
      return isAhead ? t("by", { day: endOf(last) }) : ranges("atMost", { to: endOf(last) });
    return ranges("atLeast", { from: endOf(first ?? "") });
  };
}
