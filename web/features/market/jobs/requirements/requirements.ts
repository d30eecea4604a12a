import { useTranslations } from "use-intl";
import type { Correction, Demands, Fact } from "@/modules/knowledge/analysis/model";
import {
  correctableFacts,
  type Need,
  type System,
  systems,
} from "@/modules/knowledge/analysis/rules";

export type Said = Pick<Correction, "kind" | "id">;
export type Requirement = Said & { name: string; asks: Need; isCorrected: boolean };
export type Choice = Said & { name: string };

export const isSame = (one: Said, other: Said) => one.kind === other.kind && one.id === other.id;

type Named = { readonly skills: readonly Entry[]; readonly certificates: readonly Entry[] };
type Entry = { id: string; name: string };

/** Everything that can be asked for, by the names a reader knows; the first of two that are called alike. */
export function useChoices(catalogue: Named | undefined): readonly Choice[] {
  const t = useTranslations("jobs.systems");
  if (!catalogue) return [];
  const all = [
    ...catalogue.certificates.map((it) => ({ ...it, kind: "certificate" as const })),
    ...systems.map((id: System) => ({ id, name: t(id), kind: "system" as const })),
    ...catalogue.skills.map((it) => ({ ...it, kind: "skill" as const })),
  ];
  return [...new Map(all.toReversed().map((it) => [it.name, it])).values()].toReversed();
}

/** What was read, with what a person said of it; what is asked for no longer stays, so that it can be put back. */
export function requirementsOf(
  facts: readonly Fact[],
  corrections: readonly Correction[],
  choices: readonly Choice[],
): Requirement[] {
  const nameOf = (said: Said) => choices.find((it) => isSame(it, said))?.name;
  const read = facts.flatMap(({ kind, id, label, isRequired }): Requirement[] => {
    const own = correctableFacts.find((it) => it === kind);
    if (!own) return [];
    const name = nameOf({ kind: own, id }) ?? label;
    return [{ kind: own, id, name, asks: isRequired ? "required" : "wished", isCorrected: false }];
  });
  const isFact = ({ kind }: Said) => correctableFacts.some((it) => it === kind);
  const said = corrections.filter(isFact).map((it) => {
    const name = nameOf(it) ?? read.find((fact) => isSame(fact, it))?.name ?? it.id;
    return { ...it, name, isCorrected: true };
  });
  const others = read.filter((it) => !said.some((one) => isSame(one, it)));
  return [...others, ...said].toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** The languages that are asked for, each by itself, with what a person said of them. */
export function languagesOf(
  { languages }: Demands,
  corrections: readonly Correction[],
  nameOf: (code: string) => string,
): Requirement[] {
  const corrected = corrections.filter(({ kind }) => kind === "language");
  const isSaid = (id: string) => corrected.some((it) => it.id === id);
  const read = languages.flatMap(({ anyOf, isRequired }) =>
    anyOf.map(({ code, level }): Requirement => {
      const [id, asks] = [`${code}~${level}`, isRequired ? "required" : "wished"] as const;
      return {
        kind: "language",
        id,
        name: `${nameOf(code)} ${level}`,
        asks,
        isCorrected: isSaid(id),
      };
    }),
  );
  const refused = corrected.filter(({ asks }) => asks === "nothing");
  return [
    ...read,
    ...refused.map(({ id, asks }): Requirement => {
      const name = id.replace(/^(..)~/, (_, code: string) => `${nameOf(code)} `);
      return { kind: "language", id, name, asks, isCorrected: true };
    }),
  ];
}

const kindsInOrder: readonly string[] = ["certificate", "system", "skill"];
const needsInOrder: readonly string[] = ["required", "wished", "nothing"];
const rank = ({ kind, asks }: Requirement) =>
  kindsInOrder.indexOf(kind) * needsInOrder.length + needsInOrder.indexOf(asks);
