import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn } from "@/modules/testing";
import { lettersLeft, letterTexts, person, press, published, sendForm } from "./fixtures";
import type { Applicant } from "./model";

/** Sanne has sent the form and has not followed the link of the letter. */
async function unconfirmed() {
  const stage = await published();
  const { as, ask } = await signedIn(stage.app, "recruiter");
  await sendForm(stage, { ...person, phone: "+31 6 1234 5678", keep: "yes" });
  await lettersLeft(stage.app);
  const list = async () => (await (await ask("GET", "/api/applicants")).json()) as Applicant[];
  const [applicant] = await list();
  const id = applicant?.id ?? "";
  const takeUp = (candidateId: string | null) =>
    ask("POST", `/api/applicants/${id}/candidate`, { body: { candidateId } });
  const all = () => applications.listByJob(stage.app, stage.jobId);
  return { ...stage, as, ask, applicant, id, list, takeUp, all };
}

test("whoever has not confirmed stands in a list of their own, with until when, for recruiters only", async () => {
  const { app, jobId, applicant } = await unconfirmed();
  expect(applicant).toMatchObject({
    ...{ firstName: "Sanne", lastName: "de Wit", email: person.email, jobId },
    ...{ jobTitle: expect.any(String), keptUntil: expect.stringMatching(/^2026-01-08/) },
  });
  const { ask } = await signedIn(app, "viewer");
  expect((await ask("GET", "/api/applicants")).status).toBe(403);
});

test("a recruiter takes an applicant up as a new candidate, without a consent that nobody has confirmed", async () => {
  const { app, takeUp, list, all } = await unconfirmed();
  const { candidateId } = await (await takeUp(null)).json();
  expect(await all()).toMatchObject([{ candidateId, origin: "applied", isUnreviewed: true }]);
  expect(await candidates.find(app, candidateId)).toMatchObject({ lastName: "de Wit" });
  expect((await candidates.consentsOf(app, candidateId)).consents).toEqual([]);
  expect(await list()).toEqual([]);
});

test("or as the candidate they choose among those who may be the same, whose record stays as it is", async () => {
  const { app, ask, takeUp, all } = await unconfirmed();
  const known = await added(app, { firstName: "S.", lastName: "Wit", phone: "0612345678" });
  const asked = new URLSearchParams({ phone: "+31 6 1234 5678" });
  const alike = await (await ask("GET", `/api/candidates/duplicates?${asked}`)).json();
  expect(alike).toMatchObject([{ candidate: { id: known.id }, signs: ["phone"] }]);
  expect(await (await takeUp(known.id)).json()).toEqual({ candidateId: known.id });
  expect(await all()).toMatchObject([{ candidateId: known.id }]);
  expect(await candidates.find(app, known.id)).toMatchObject({ firstName: "S.", email: null });
  expect(await candidates.countAll(app)).toBe(1);
});

test("whoever was taken up or has confirmed meanwhile is not taken up again", async () => {
  const { app, takeUp, all, ask, id } = await unconfirmed();
  const [{ link } = { link: "" }] = await letterTexts(app);
  expect((await Promise.all([takeUp(null), takeUp(null)])).map(({ status }) => status)).toContain(
    201,
  );
  expect(await (await press(app, link)).text()).toContain("Thank you");
  expect((await takeUp(null)).status).toBe(404);
  expect((await ask("DELETE", `/api/applicants/${id}`)).status).toBe(404);
  expect(await all()).toHaveLength(1);
  expect(await candidates.countAll(app)).toBe(1);
});

test("an application that nobody stands behind is let go of, and a stranger cannot be chosen", async () => {
  const { app, ask, id, takeUp, list } = await unconfirmed();
  expect((await takeUp(Bun.randomUUIDv7())).status).toBe(404);
  expect((await ask("DELETE", `/api/applicants/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  const [{ link } = { link: "" }] = await letterTexts(app);
  expect((await press(app, link)).status).toBe(410);
  expect(await candidates.countAll(app)).toBe(0);
});

test("a candidate tells whom they may be the duplicate of, until somebody says that they are two", async () => {
  const { app, ask, takeUp } = await unconfirmed();
  const known = await added(app, { firstName: "S.", lastName: "Wit", phone: "0612345678" });
  const { candidateId } = await (await takeUp(null)).json();
  const path = `/api/merges/duplicates/${candidateId}`;
  const [duplicate] = await (await ask("GET", path)).json();
  expect(duplicate).toMatchObject({ ids: [known.id, candidateId], signs: ["phone"] });
  await ask("POST", "/api/merges/refusals", { body: { kind: "candidate", ids: duplicate.ids } });
  expect(await (await ask("GET", path)).json()).toEqual([]);
});
