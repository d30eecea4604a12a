import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import type { Component } from "@/modules/staffing/matching/rules";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";

const plain = ["yearsDatacentre", "pay", "availability", "contract", "shifts"] as const;

/** What the ids of a match are called; an id that nobody knows stands for itself. */
export function useWords() {
  const { data: names } = useQuery(catalogue);
  const t = useTranslations("matching.words");
  const tJobs = useTranslations("jobs");
  const known = useMemo(
    () => ({
      skills: new Map(names?.skills.map(({ id, name }) => [id, name])),
      certificates: new Map(names?.certificates.map(({ id, name }) => [id, name])),
    }),
    [names],
  );
  const certificate = (id: string) => known.certificates.get(id) ?? id;
  const skill = (id: string) => known.skills.get(id) ?? id;
  const word = (component: Component, what: string): string => {
    if (component === "skills") return skill(what);
    if (component === "certificates") return certificate(what);
    const system = component === "systems" && systems.find((it) => it === what);
    if (system) return tJobs(`systems.${system}`);
    const role = component === "role" && roles.find((it) => it === what);
    if (role) return tJobs(`roles.${role}`);
    const own = plain.find((it) => it === what);
    return own ? t(own) : what;
  };
  return { word, certificate, skill };
}
