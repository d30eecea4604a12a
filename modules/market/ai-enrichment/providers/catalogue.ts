import type { Fact } from "@/modules/knowledge/analysis/model";
import { certifications, skills, systemRules } from "@/modules/knowledge/analysis";
import type { reportedKinds } from "./rules";

type ReportedKind = (typeof reportedKinds)[number];
type Entry = { kind: Fact["kind"]; id: string; label: string };

const of = (kind: Fact["kind"], all: { id: string; name: string }[]) =>
  new Map<string, Entry>(all.map(({ id, name }) => [id, { kind, id, label: name }]));

const systems = systemRules.map(({ id, label }) => ({ id, name: label.en }));
const technical = skills.filter(({ isContext }) => !isContext);

/** Every entry a model may report, by kind; what only describes a workplace is left to the engine. */
const catalogue: Record<ReportedKind, Map<string, Entry>> = {
  skill: of("skill", technical),
  system: of("system", systems),
  certificate: of("certificate", certifications),
};

export const entryOf = (kind: ReportedKind, id: string) => catalogue[kind].get(id);

/** The catalogue as a model reads it: one line per entry. */
export const catalogueText = () =>
  Object.entries(catalogue)
    .map(([kind, entries]) => `${kind}:\n${[...entries.values()].map(lineOf).join("\n")}`)
    .join("\n\n");

const lineOf = ({ id, label }: Entry) => (id === label ? id : `${id} = ${label}`);
