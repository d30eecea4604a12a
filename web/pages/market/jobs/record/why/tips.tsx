import { useTranslations } from "use-intl";
import type { Tip } from "@/modules/knowledge/analysis/model";
import { useSpoken } from "@/web/i18n/server-texts";
import { Quote } from "./quote";

/** What a recruiter may say or ask, each with the words it rests on. */
export function Tips({ tips }: { tips: readonly Tip[] }) {
  const say = useSpoken();
  const t = useTranslations("jobs");
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("tips")}</h2>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip.code} className="border-l-2 border-primary pl-2.5 text-sm text-ink">
            {say(tip.text)}
            <Quote text={tip.spans[0]?.quote} />
          </li>
        ))}
      </ul>
    </section>
  );
}
