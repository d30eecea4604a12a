import { useTranslations } from "use-intl";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Tag } from "@/web/ui/tag";

type Person = { id: string; number: string; name: string; until: string; mark?: string };
type Props = { title: string; people: readonly Person[]; total: number };

/** People whose time is over, by name, so that somebody can recognise whom it must not take. */
export function DuePeople({ title, people, total }: Props) {
  const t = useTranslations("gdpr.purge");
  const day = useDay();
  if (total === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold text-ink">
        {title} <span className="num font-normal text-ink-3">{total}</span>
      </h3>
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line text-sm" tabIndex={0}>
        {people.map(({ id, number, name, until, mark }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
            <span className="min-w-0 flex-1 basis-40 text-ink">
              {name} <span className="num text-xs text-ink-3">{number}</span>
            </span>
            {mark && <Tag tone="neutral">{mark}</Tag>}
            <span className="num text-xs text-ink-2">{day(until)}</span>
          </li>
        ))}
        {total > people.length && (
          <li className="px-3 py-1.5 text-xs text-ink-3">
            {t("rest", { count: total - people.length })}
          </li>
        )}
      </ul>
    </section>
  );
}
