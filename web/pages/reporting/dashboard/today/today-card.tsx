import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { type TodayWhose, todayWhose } from "@/modules/reporting/today/rules";
import { useToday } from "@/web/features/reporting/dashboard/use-today";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { LoadError } from "../load-error";
import { TodayGroupPart } from "./today-group";

/** What the day asks for, by kind, each line leading to where it is done. */
export function TodayCard() {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const asks = useToday();
  const { data, isError, refetch } = useQuery(asks.query);
  const day = format.dateTime(asks.now, { weekday: "long", day: "numeric", month: "long" });
  return (
    <Card
      title={
        <>
          {t("title")} <span className="ml-1 text-sm font-normal text-ink-2">{day}</span>
        </>
      }
      action={<Whose value={asks.whose} />}
    >
      {!data && isError && <LoadError retry={() => void refetch()} />}
      {data?.groups.length === 0 && <FreeDay />}
      {data && data.groups.length > 0 && (
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
          {data.groups.map((group) => (
            <TodayGroupPart key={group.group} group={group} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** Kept in the address, so that a link shows the same day. */
function Whose({ value }: { value: TodayWhose }) {
  const t = useTranslations("dashboard.today");
  const [, setParams] = useSearchParams();
  const mayAct = useHasRole("recruiter");
  if (!mayAct) return null;
  const choose = (whose: TodayWhose) =>
    setParams((old) => ({ ...Object.fromEntries(old), whose }), { replace: true });
  const choices = todayWhose.map((whose) => ({ value: whose, label: t(whose) }));
  return (
    <SegmentedControl label={t("whose")} choices={choices} value={value} onValueChange={choose} />
  );
}

/** Nothing is due: what one would do next. */
function FreeDay() {
  const t = useTranslations("dashboard.today");
  const mayAct = useHasRole("recruiter");
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <CalendarCheck aria-hidden="true" size={16} className="text-ok" />
      {t("free")}
      {mayAct && (
        <Link to="/crm?new=1" className={buttonClass("secondary", "sm")}>
          {t("schedule")}
        </Link>
      )}
    </div>
  );
}
