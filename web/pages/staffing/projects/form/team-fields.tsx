import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type Part, parts } from "@/modules/staffing/projects/rules";
import { teamLoads } from "@/web/features/staffing/projects/queries";
import { noneOr, Select } from "@/web/ui/select";
import { useValue } from "./parts";

/** Who works on it and as what, with how much each has to do already. */
export function TeamFields() {
  const t = useTranslations("projectWork");
  const { value: team, onChange } = useValue("team");
  const { data: people = [] } = useQuery(teamLoads);
  const choose = (userId: string, part: Part | "") => {
    const others = team.filter((member) => member.userId !== userId);
    onChange(part ? [...others, { userId, part }] : others);
  };
  return (
    <ul className="grid gap-2">
      {people.map(({ userId, name, projects, openSeats }) => (
        <li key={userId} className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-ink">{name}</span>
            <span className="text-xs text-ink-3">{t("team.load", { projects, openSeats })}</span>
          </span>
          <Select<Part | "">
            aria-label={t("team.partOf", { name })}
            options={noneOr(
              t("team.none"),
              parts.map((value) => ({ value, label: t(`parts.${value}`) })),
            )}
            value={team.find((member) => member.userId === userId)?.part ?? ""}
            onValueChange={(part) => choose(userId, part)}
          />
        </li>
      ))}
    </ul>
  );
}
