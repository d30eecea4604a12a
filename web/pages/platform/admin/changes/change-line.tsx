import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { colleagues } from "@/web/features/platform/records/queries";
import { useSpoken } from "@/web/i18n/server-texts";

type Props = {
  entry: {
    at: string;
    actorId: string | null;
    actorName: string;
    entityId: string | null;
    details: Record<string, unknown>;
  };
};

/** One change: what was set, which of it, by whom and when. */
export function ChangeLine({ entry: { at, entityId, details, ...by } }: Props) {
  const t = useTranslations("admin.changes");
  const format = useFormatter();
  const named = useNames();
  const name = useActor(by);
  const fields = Array.isArray(details.fields) ? details.fields.map(String) : [];
  const secret = details.secret === "replaced" || details.secret === "removed";
  const parts = [
    ...fields.map((field) => named("fields", field)),
    ...(secret ? [t(details.secret === "removed" ? "secretRemoved" : "secretReplaced")] : []),
  ];
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="font-medium">{named("keys", entityId ?? "")}</span>{" "}
        <span className="text-ink-2">{parts.length > 0 ? format.list(parts) : t("same")}</span>
      </p>
      <p className="text-xs text-ink-3 sm:text-right">
        {t("by", {
          name,
          when: format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }),
        })}
      </p>
    </li>
  );
}

/** The audit trail knows people by their number; those who are gone keep no name. */
function useActor({ actorId, actorName }: Pick<Props["entry"], "actorId" | "actorName">): string {
  const t = useTranslations("admin.changes");
  const say = useSpoken();
  const { data: people = [] } = useQuery(colleagues);
  if (actorId === null) return say(actorName);
  return people.find(({ id }) => id === actorId)?.name ?? t("former");
}

/** A key or a field by its word; one that has none keeps the name it is stored by. */
function useNames() {
  const t = useTranslations("admin.changes");
  // A dot would lead one level down.
  return (kind: "keys" | "fields", name: string): string => {
    const path = `${kind}.${name.replaceAll(".", "-")}` as Parameters<typeof t.has>[0];
    return t.has(path) ? t(path as "title") : name;
  };
}
