import { expect, test } from "bun:test";
import { noon, signedIn, testApp } from "@/modules/testing";
import { candidates, type ConsentsNoted } from "..";
import { added } from "../fixtures";

const evidence = {
  ...{ purpose: "marketing", channel: "paper", language: "de", givenOn: "2025-11-03" },
  proof: "List of the fair in Frankfurt",
};

async function desk() {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const { ask } = await signedIn(app, "recruiter");
  const post = async (ids: string[], more: object = {}) =>
    ask("POST", "/api/candidates/consents", { body: { ids, ...evidence, ...more } });
  const standing = async (id: string) =>
    (await candidates.consentsOf(app, id)).consents.filter((it) => !it.withdrawnAt);
  return { app, ask, post, standing };
}

test("many agree at once, each with the evidence; who cannot have agreed is named with the reason; all of it is undone", async () => {
  const { app, ask, post, standing } = await desk();
  const names = ["Anna", "Bert", "Restricted", "Objects", "Withdrew", "Already", "Lapsed"];
  const people = await Promise.all(
    names.map((firstName) => added(app, { firstName, email: `${firstName}@example.com` })),
  );
  const nowhere = await added(app, { firstName: "Nowhere" });
  const ids = [...people, nowhere].map(({ id }) => id);
  const [anna = "", bert = "", restricted = "", objects = "", withdrew = "", already = ""] = ids;
  const give = (id: string) =>
    candidates.giveConsent(app, id, { purpose: "marketing", channel: "email" } as never);
  await candidates.restrict(app, restricted, { ground: "accuracy" });
  await candidates.object(app, objects);
  const { consents } = await give(withdrew);
  await candidates.withdrawConsent(app, { id: withdrew, consentId: consents[0]?.id ?? "" });
  await give(already);

  const answer = await post(ids);
  expect(answer.status).toBe(201);
  const noted = (await answer.json()) as ConsentsNoted;
  expect(noted.consentIds).toHaveLength(3);
  const why = Object.fromEntries(
    noted.refused.map(({ name, refusal }) => [name.split(" ")[0], refusal]),
  );
  expect(why).toEqual({
    ...{ Restricted: "restricted", Objects: "objected", Withdrew: "withdrew" },
    ...{ Already: "already", Nowhere: "no-address" },
  });
  const { givenOn, ...kept } = evidence;
  expect(await standing(anna)).toMatchObject([
    { ...kept, givenAt: `${givenOn}T12:00:00.000Z`, recordedBy: "Ada Jansen" },
  ]);
  expect((await candidates.find(app, bert)).history[0]).toMatchObject({
    ...{ event: "consent-given", reason: "marketing" },
  });

  const body = { ids: noted.consentIds };
  const undone = await ask("DELETE", "/api/candidates/consents", { body });
  expect(await undone.json()).toMatchObject({ count: 3 });
  expect(await standing(anna)).toEqual([]);
  expect((await candidates.consentsOf(app, anna)).consents).toHaveLength(1);
  // A mistake is no withdrawal: the same list may be noted again.
  expect(((await (await post([anna])).json()) as ConsentsNoted).refused).toEqual([]);
});

test("a mistake with the consent to be kept leaves the time to keep the data as it was", async () => {
  const { app, ask, post } = await desk();
  const { id, dataRetentionUntil } = await added(app);
  const day = { purpose: "keep", givenOn: "2026-01-01" };
  const { consentIds } = (await (await post([id], day)).json()) as ConsentsNoted;
  expect(await candidates.find(app, id)).toMatchObject({ gdprConsent: true });
  await ask("DELETE", "/api/candidates/consents", { body: { ids: consentIds } });
  expect(await candidates.find(app, id)).toMatchObject({ gdprConsent: false, dataRetentionUntil });
});

test.each([
  [{ proof: " " }, 422],
  [{ givenOn: "2026-01-02" }, 422],
  [{ channel: "import" }, 422],
])("%j is no evidence", async (more, status) => {
  const { app, post } = await desk();
  const { id } = await added(app, { email: "a@example.com" });
  expect((await post([id], more)).status).toBe(status);
});
