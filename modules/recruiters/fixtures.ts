import type { App } from "@/src/app";
import { signedIn } from "../testing";
import type { OwnExpertise } from "./model";
import { edit } from "./expertise";

type Known = Partial<OwnExpertise["expertise"]> & Partial<Pick<OwnExpertise, "title">>;

/** A user who said what they know; what the test does not name they do not know. */
export async function recruiter(app: App, known: Known = {}) {
  const seat = await signedIn(app, "recruiter");
  const { title = "Recruiter", ...expertise } = known;
  await edit(seat.as, seat.user.id, {
    title,
    expertise: { systems: [], roles: [], countries: [], certifications: [], ...expertise },
    specialties: [],
    version: 0,
  });
  return seat;
}
