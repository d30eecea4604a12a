import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Interview } from "./index";

export const three = "2026-01-01T15:00:00.000Z";

/** A recruiter at noon, with somebody to be interviewed at three. */
export async function desk() {
  let now = new Date("2026-01-01T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const recruiter = await signedIn(app, "recruiter");
  const { id: candidateId } = await added(app, {
    ...{ firstName: "Femke", lastName: "Kabel", email: "femke@kabel.example", country: "NL" },
    phone: "+31 6 12345678",
  });
  const post = (body: object, path = "") =>
    recruiter.ask("POST", `/api/crm/interviews${path}`, { body });
  const add = async (body: object = {}) => {
    const answer = await post({ candidateId, scheduledAt: three, ...body });
    return answer.json();
  };
  const list = async (query = ""): Promise<Interview[]> =>
    (await recruiter.ask("GET", `/api/crm/interviews${query}`)).json();
  return {
    app,
    recruiter,
    candidateId,
    post,
    add,
    list,
    at: (iso: string) => (now = new Date(iso)),
  };
}
