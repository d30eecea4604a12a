import { CandidateQuery, candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";

/** Everybody of the demo by their address, which is written in the samples. */
export async function peopleByEmail(app: App): Promise<Map<string, string>> {
  const page = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  return new Map(page.candidates.flatMap(({ id, email }) => (email ? [[email, id]] : [])));
}
