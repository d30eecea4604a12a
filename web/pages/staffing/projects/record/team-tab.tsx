import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { type Part, parts } from "@/modules/staffing/projects/rules";
import { api, ok } from "@/web/api";
import { teamLoads } from "@/web/features/staffing/projects/queries";
import { PersonFace } from "@/web/features/records/core/person-face";
import { Read } from "@/web/features/records/core/read";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import { noneOr, Select } from "@/web/ui/select";

/** Who works on it, as what, and how much each has to do altogether. */
export function TeamTab({ project }: { project: ProjectRecord }) {
  const tWork = useTranslations("projectWork");
  const mayEdit = useHasRole("recruiter");
  const query = useQuery(teamLoads);
  const save = useTeam(project);
  const partOf = (id: string) => project.team.find(({ userId }) => userId === id)?.part;
  return (
    <Read
      query={query}
      words={{ loading: tWork("team.loading"), failed: tWork("team.readFailed") }}
    >
      {(people) => (
        <ul className="grid gap-2">
          {people.map((person) => (
            <Colleague key={person.userId} {...person}>
              <Select<Part | "">
                aria-label={tWork("team.partOf", { name: person.name })}
                disabled={!mayEdit}
                options={noneOr(
                  tWork("team.none"),
                  parts.map((value) => ({ value, label: tWork(`parts.${value}`) })),
                )}
                value={partOf(person.userId) ?? ""}
                onValueChange={(part) => save.mutate({ userId: person.userId, part })}
              />
            </Colleague>
          ))}
        </ul>
      )}
    </Read>
  );
}

type ColleagueProps = {
  userId: string;
  name: string;
  projects: number;
  openSeats: number;
  children: ReactNode;
};

function Colleague({ userId, name, projects, openSeats, children }: ColleagueProps) {
  const tWork = useTranslations("projectWork");
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-3 py-2 text-sm">
      <PersonFace id={userId} name={name} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{name}</span>
        <span className="text-xs text-ink-3">{tWork("team.load", { projects, openSeats })}</span>
      </span>
      {children}
    </li>
  );
}

type Change = { userId: string; part: Part | "" };

function useTeam({ id, version, team }: ProjectRecord) {
  const t = useTranslations("projectWork.team");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: ({ userId, part }: Change) => {
      const others = team
        .filter((member) => member.userId !== userId)
        .map((member) => ({ userId: member.userId, part: member.part }));
      const now = part ? [...others, { userId, part }] : others;
      return ok(api.projects({ id }).patch({ version, team: now }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: projectsKey }),
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
