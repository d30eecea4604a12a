import { useFormatter, useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { feeKinds, statuses, tiers } from "@/modules/clients/rules";
import { useSpoken } from "@/web/components/spoken";

const events = ["added", "edited", "status", "tier", "archived", "restored"] as const;

/** What happened to the record, newest first: when, by whom, why, from what to what. */
export function ClientHistory({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const say = useSpoken();
  const format = useFormatter();
  return (
    <ol className="grid gap-3 border-l border-line pl-4">
      {client.history.map((entry, n) => {
        const event = events.find((one) => one === entry.event);
        return (
          <li key={`${entry.at} ${n}`} className="text-sm">
            <p className="text-ink">
              {event ? t(`events.${event}`) : entry.event}
              {entry.by && (
                <span className="text-ink-2"> {t("record.by", { name: say(entry.by) })}</span>
              )}
            </p>
            <time dateTime={entry.at} className="num text-xs text-ink-3">
              {format.dateTime(new Date(entry.at), { dateStyle: "medium", timeStyle: "short" })}
            </time>
            {entry.reason && <p className="text-xs text-ink-2">{entry.reason}</p>}
            <Changes changes={entry.changes} />
          </li>
        );
      })}
    </ol>
  );
}

const fields = [
  "name",
  "industry",
  "website",
  "contractValue",
  "description",
  "vatNumber",
  "kvkNumber",
  "paymentDays",
  "feeKind",
  "feePercent",
  "feeNote",
  "contacts",
  "sites",
  "status",
  "tier",
] as const;

type ChangesProps = { changes: ClientRecord["history"][number]["changes"] };

function Changes({ changes }: ChangesProps) {
  const t = useTranslations("clients");
  const nameOf = (name: string) => {
    const field = fields.find((one) => one === name);
    return field ? t(`fields.${field}`) : name;
  };
  const worded = (value: string | null) => {
    const status = statuses.find((one) => one === value);
    const tier = tiers.find((one) => one === value);
    const kind = feeKinds.find((one) => one === value);
    if (status) return t(`statuses.${status}`);
    if (tier) return t(`tiers.${tier}`);
    if (kind) return t(`feeKinds.${kind}`);
    return value ?? t("record.nothing");
  };
  return (
    <ul className="text-xs text-ink-2">
      {Object.entries(changes).map(([name, [before, after]]) => (
        <li key={name} className="break-words">
          {t("record.change", {
            field: nameOf(name),
            before: worded(before),
            after: worded(after),
          })}
        </li>
      ))}
    </ul>
  );
}
