import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Clash } from "../queries";
import { Banner } from "@/web/ui/banner";
import { useWhen } from "../use-when";

/** Who is taken at that time and by what; a warning, because people do move things. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations("crm.clashes");
  const format = useFormatter();
  const { clock, exact } = useWhen();
  if (clashes.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="font-medium">{t("title")}</p>
      <ul className="mt-1 grid gap-0.5">
        {clashes.map(({ id, number, scheduledAt, endsAt, candidateName, who }) => (
          <li key={id}>
            {t("line", {
              who: format.list(who.map(({ name }) => name)),
              time: `${exact(scheduledAt)}–${clock(endsAt)}`,
              name: candidateName,
            })}{" "}
            <Link to={`/crm?view=${id}`} target="_blank" className="num underline">
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
