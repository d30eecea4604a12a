import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { edit } from "./expertise/expertise";
import type { OwnExpertise } from "./model";

type Known = Partial<OwnExpertise["expertise"]> & Partial<Pick<OwnExpertise, "title">>;

let hired = 0;

/** A user who said what they know; what the test does not name they do not know. They never sign in. */
export async function recruiter(app: App, known: Known = {}) {
  hired += 1;
  const user = {
    id: Bun.randomUUIDv7(),
    ...{ firstName: "Ada", lastName: "Jansen", role: "recruiter" as const },
    ...{ username: `recruiter-${hired}`, email: `recruiter-${hired}@coldaisle.example` },
    passwordHash: "none",
    createdAt: app.now().toISOString(),
  };
  await app.write([app.db.insert(users).values(user)]);
  const { title = "Recruiter", ...expertise } = known;
  await edit(app, user.id, {
    title,
    expertise: { systems: [], roles: [], countries: [], certifications: [], ...expertise },
    specialties: [],
    version: 0,
  });
  return { user };
}
