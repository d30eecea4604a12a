import { useFormatter, useTranslations } from "use-intl";
import { useServerText } from "@/web/i18n/server-texts";
import type { CountryRule } from "@/modules/staffing/country-rules/model";

type Props = Pick<CountryRule, "source" | "validFrom" | "reviewedOn"> & { isOverridden?: boolean };

/** Since when a rule holds, where it stands and when somebody last looked. */
export function RuleSource({ source, validFrom, reviewedOn, isOverridden = false }: Props) {
  const t = useTranslations("ui.rule");
  const format = useFormatter();
  const say = useServerText();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), "day", { timeZone: "UTC" });
  return (
    <p className="text-xs text-ink-3">
      {t("of", { date: day(validFrom) })}{" "}
      <a
        href={source.address}
        target="_blank"
        rel="noopener noreferrer"
        className="text-ink-2 underline underline-offset-2"
      >
        {say(source.name)}
      </a>
      . {t("reviewed", { date: day(reviewedOn) })} {isOverridden && t("own")}
    </p>
  );
}
