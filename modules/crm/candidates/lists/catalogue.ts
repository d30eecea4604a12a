import type { Catalogue } from "./questions";

/** What the form offers: the skills and certificates that the taxonomy knows by name. */
export async function catalogue(): Promise<Catalogue> {
  const { namedCertificates, namedSkills } = await import("@/modules/knowledge/analysis");
  return { skills: namedSkills(), certificates: namedCertificates() };
}
