import type { Facets } from "@/modules/records/conditions";

/** An ad's skills and certificates are kept by their names; the taxonomy is loaded when somebody asks for one. */
const taxonomy = () => import("@/modules/knowledge/analysis");

type Kind = "skill" | "certificate";

/** What the analysis of an ad calls some skills or certificates. */
export async function namesOf(kind: Kind, ids: readonly string[]): Promise<string[]> {
  const { certificateNameOf, skillNamed } = await taxonomy();
  return ids.map((id) =>
    kind === "skill" ? (skillNamed(id)?.name ?? id) : (certificateNameOf(id) ?? id),
  );
}

/** Counted names by their ids, which is what an address asks by. */
export async function byIds(kind: Kind, { values, isCapped }: Facets): Promise<Facets> {
  const { namedCertificates, skillNamed } = await taxonomy();
  const idByName = new Map(namedCertificates().map(({ id, name }) => [name, id]));
  const idOf = (name: string) => (kind === "skill" ? skillNamed(name)?.id : idByName.get(name));
  return {
    values: values.map((it) => ({ ...it, value: idOf(it.value) ?? it.value })),
    isCapped,
  };
}
