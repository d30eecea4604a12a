import { expect, test } from "bun:test";
import { activities } from "@/modules/records/privacy-log";
import { mail } from "@/modules/platform/mail";
import { suppressedAddresses } from "@/modules/platform/mail/suppressions/schema";
import { noon, signedIn, testApp, holders } from "@/modules/testing";
import { added } from "../fixtures";
import { candidates, type ConsentOverview } from "../index";
import { CandidateQuery } from "../lists/questions";

const clock = { now: noon };
const app = testApp({ now: () => clock.now });
const { ask } = await signedIn(app, "recruiter");
const everybody = CandidateQuery.parse({});

/** Somebody new, and what can be asked about them. */
async function somebody(details: Parameters<typeof added>[1] = {}) {
  clock.now = noon;
  const { id, version } = await added(app, details);
  const call = async (method: string, path: string, body: object = {}) => {
    const answer = await ask(method, `/api/candidates/${id}${path}`, {
      ...(method === "POST" && { body }),
    });
    return { status: answer.status, overview: (await answer.json()) as ConsentOverview };
  };
  const restsOn = async (purpose: string) =>
    (await candidates.consentsOf(app, id)).bases.find((it) => it.purpose === purpose)?.rests;
  const isListed = async (query: object = {}) => {
    const found = await candidates.list(app, { ...everybody, limit: 200, ...query });
    return found.candidates.some((it) => it.id === id);
  };
  const deeds = async () =>
    (await activities.ofEntity(app, id)).map(({ description }) => description);
  return { id, version, call, restsOn, isListed, deeds };
}

test("whoever is restricted is found nowhere and changed by nobody, until it is lifted", async () => {
  const { id, call, isListed, deeds, restsOn } = await somebody({ gdprConsent: true });
  const { overview } = await call("POST", "/restriction", { ground: "accuracy", note: "Wrong" });
  expect(overview.restriction).toMatchObject({ ground: "accuracy", note: "Wrong" });
  expect(await isListed()).toBe(false);
  expect(await isListed({ archived: "yes" })).toBe(false);
  expect(candidates.factsOf(app, id)).rejects.toThrow("candidate doesn't exist");
  expect(await restsOn("keep")).toBe(null);
  const { version } = await candidates.find(app, id);
  const edit = await ask("PATCH", `/api/candidates/${id}`, { body: { version, headline: "X" } });
  expect(edit.status).toBe(409);
  expect((await candidates.restore(app, [id])).count).toBe(0);
  await call("DELETE", "/restriction");
  expect([await isListed(), (await restsOn("keep"))?.basis]).toEqual([true, "consent"]);
  expect(await deeds()).toEqual([
    "Restriction of processing lifted",
    "Processing restricted",
    "Consent recorded",
  ]);
});

test("who had been archived before a restriction is archived after it", async () => {
  const { id, call, isListed } = await somebody();
  await candidates.archive(app, [id]);
  await call("POST", "/restriction", { ground: "claims" });
  await call("DELETE", "/restriction");
  expect([await isListed(), await isListed({ archived: "yes" })]).toEqual([false, true]);
});

test("an objection stops marketing and legitimate interests at once, also at a new address", async () => {
  const { id, call, restsOn } = await somebody({ email: "one@objects.example" });
  const interest = { purpose: "keep", basis: "legitimate-interest", note: "Balance of 1 May" };
  await call("POST", "/grounds", interest);
  await call("POST", "/consents", { purpose: "marketing", channel: "email" });
  expect((await candidates.factsOf(app, id)).hasConsent).toBe(true);
  await call("POST", "/objection");
  expect([await restsOn("marketing"), (await restsOn("keep"))?.kind]).toEqual([null, "applied"]);
  expect((await candidates.factsOf(app, id)).hasConsent).toBe(false);
  expect((await call("POST", "/grounds", interest)).status).toBe(409);
  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, email: "two@objects.example" });
  const both = ["one@objects.example", "two@objects.example"];
  expect([...(await mail.isSuppressed(app, both)).values()]).toEqual([["objected"], ["objected"]]);
});

test("who objected and was forgotten is still not written to", async () => {
  const { id, call } = await somebody({ email: "gone@objects.example" });
  await call("POST", "/objection");
  for (const holder of holders) {
    const { writes, news } = await holder.erase(app, { type: "candidate", id });
    await app.write(writes, ...news);
  }
  expect(candidates.find(app, id)).rejects.toThrow("candidate doesn't exist");
  const still = await mail.isSuppressed(app, [" Gone@objects.example"]);
  expect([...still.values()]).toEqual([["objected"]]);
  expect(JSON.stringify(await app.db.select().from(suppressedAddresses))).not.toContain("gone@");
});

test("a basis is recorded with its reason, only where the purpose may rest on it, and ends", async () => {
  const { call, restsOn } = await somebody({ origin: "referred" });
  const share = { purpose: "share", basis: "contract", note: "They asked us to present them" };
  const { status, overview } = await call("POST", "/grounds", share);
  expect([status, (await restsOn("share"))?.basis]).toEqual([201, "contract"]);
  expect((await call("POST", "/grounds", { ...share, purpose: "marketing" })).status).toBe(422);
  expect((await call("POST", "/grounds", { ...share, note: " " })).status).toBe(422);
  await call("POST", `/grounds/${overview.grounds[0]?.id}/ending`);
  expect(await restsOn("share")).toBe(null);
});

test("whom we found is kept for a month, and longer only once they know of it", async () => {
  const { id, restsOn } = await somebody({ origin: "linkedin" });
  expect(await restsOn("keep")).toMatchObject({ kind: "notice", until: "2026-01-31" });
  clock.now = new Date("2026-02-01T12:00:00.000Z");
  expect(await restsOn("keep")).toBe(null);
  const [late] = await candidates.approachable(app, [id], "marketing");
  await candidates.inform(app, id);
  const [told] = await candidates.approachable(app, [id], "marketing");
  expect([late?.isUntold, told?.isUntold, (await restsOn("keep"))?.kind]).toEqual([
    true,
    false,
    "notice",
  ]);
});

test("the first contact is when they have to be told at the latest", async () => {
  const { id } = await somebody({ origin: "linkedin" });
  clock.now = new Date("2026-01-10T12:00:00.000Z");
  await candidates.contact(app, id);
  expect((await candidates.consentsOf(app, id)).information?.dueOn).toBe("2026-01-10");
});

test("a consent counts for a year, and what lapsed lets nobody be written to", async () => {
  const { id, call, restsOn } = await somebody();
  await call("POST", "/consents", { purpose: "marketing", channel: "email" });
  clock.now = new Date("2027-01-02T12:00:00.000Z");
  const [person] = await candidates.approachable(app, [id], "marketing");
  expect([await restsOn("marketing"), person?.consent]).toEqual([null, null]);
});
