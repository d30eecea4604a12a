import { afterEach, expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { documents } from "@/modules/staffing/documents";
import { mail } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import { request } from "@/modules/testing";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { house, press, read, sentTo, somebody } from "./fixtures";
import { ownPage } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

/** Somebody at their own page, and the recruiter who hears of it. */
async function atHome() {
  const it = await house();
  opened.push(it.server);
  const me = await somebody(it, "Ada");
  const link = await sentTo(it, me);
  const state = () => ownPage.stateOf(it.app, me.candidateId);
  const told = async () => {
    const { notifications: all } = await notifications.list(it.as, { which: "all", limit: 9 });
    return all.map(({ title }) => title);
  };
  return {
    ...it,
    me,
    link,
    state,
    told,
    press: (fields: Record<string, string>) => press(it.app, link, fields),
  };
}

test("the page speaks three languages and leaves no gap in any", async () => {
  const { app, link } = await atHome();
  for (const lang of ["en", "nl", "de"]) {
    const page = await read(app, `${link}?lang=${lang}`);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page.slice(page.indexOf("<body>"))).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
  expect(await read(app, link)).toContain("Congratulations! You have an offer for this job.");
});

test("an offer is accepted once, and whoever sees to it is told", async () => {
  const { app, me, link, state, told, press } = await atHome();
  const answer = await press({ deed: "accept", about: me.application });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `${link}?said=done&of=accept+${me.application}`,
  ]);
  await press({ deed: "accept", about: me.application });
  const { requests } = await state();
  expect(requests).toMatchObject([{ kind: "accept", aboutId: me.application, settledAt: null }]);
  expect(await told()).toContain("A candidate accepted an offer");
  expect(await read(app, link)).toContain("You accepted this offer on 1 January 2026");
});

test("an offer is declined, an application withdrawn, and neither twice", async () => {
  const { app, me, link, press } = await atHome();
  await press({ deed: "decline", about: me.application });
  expect((await applications.find(app, me.application)).status).toBe("declined");
  const history = await applications.historyOf(app, me.application);
  expect(history.at(-1)).toMatchObject({ from: "offer", to: "declined" });
  const late = await press({ deed: "withdraw", about: me.application });
  expect(late.headers.get("location")).toEndWith("said=stale");
  expect(await read(app, `${link}?said=stale`)).toContain("Not saved");
  expect((await applications.find(app, me.application)).status).toBe("declined");
});

test("whom the agency only considers for a job does not read of it on their page", async () => {
  const { app, as, link, me } = await atHome();
  await takeIn(app, [ad({ title: "Nightshift Commissioning Lead", externalId: "other" })]);
  const other = (await allJobs(app)).at(-1);
  const candidateIds = [me.candidateId];
  const { added } = await applications.addMany(as, { jobId: other?.id ?? "", candidateIds });
  const [considered] = added;
  expect(considered?.jobTitle).toBe("Nightshift Commissioning Lead");
  expect(await read(app, link)).not.toContain("Nightshift Commissioning Lead");
  await press(app, link, { deed: "withdraw", about: considered?.id ?? "" });
  const { version, status } = await applications.find(app, considered?.id ?? "");
  expect(status).toBe("pending");
  await applications.setStatus(as, considered?.id ?? "", { version, status: "interview" });
  expect(await read(app, link)).toContain("Nightshift Commissioning Lead");
});

test("another time is asked for in own words, taken back, asked again and seen to", async () => {
  const { as, me, state, told, press } = await atHome();
  await press({ deed: "time", about: me.interview, words: "Thursday morning" });
  const [asked] = (await state()).requests;
  expect(asked).toMatchObject({ kind: "time", words: "Thursday morning", aboutId: me.interview });
  expect(await told()).toContain("A candidate asked for another time");
  await press({ deed: "undo", about: asked?.id ?? "" });
  expect((await state()).requests).toEqual([]);
  await press({ deed: "time", about: me.interview, words: "" });
  const [again] = (await state()).requests;
  const settled = await ownPage.markHandled(as, again?.id ?? "");
  expect(settled.requests).toMatchObject([{ settledBy: "Ada Jansen" }]);
});

test("details are put right, and a form that is behind overwrites nothing", async () => {
  const { app, me, press } = await atHome();
  const { version } = await candidates.find(app, me.candidateId);
  const form = { deed: "data", location: "Zwolle", linkedin: "", availableFrom: "2026-03-01" };
  await press({ ...form, version: String(version), phone: "+31 6 12345678" });
  const late = await press({ ...form, version: String(version), phone: "+31 6 87654321" });
  expect(late.headers.get("location")).toEndWith("said=stale");
  expect(await candidates.find(app, me.candidateId)).toMatchObject({
    ...{ phone: "+31 6 12345678", location: "Zwolle", linkedin: null, availableFrom: "2026-03-01" },
    email: me.email,
  });
});

test("consent is given with the words and language of the page and taken back as easily", async () => {
  const { app, me, press } = await atHome();
  await app.write(mail.suppress(app, me.email, "optedOut"));
  await press({ deed: "give", purpose: "marketing" });
  await press({ deed: "give", purpose: "marketing" });
  const given = (await candidates.consentsOf(app, me.candidateId)).consents;
  expect(given).toMatchObject([
    { purpose: "marketing", channel: "form", language: "en", recordedBy: "candidate portal link" },
  ]);
  expect((await mail.isSuppressed(app, [me.email])).size).toBe(0);
  await press({ deed: "takeBack", purpose: "marketing" });
  const after = (await candidates.consentsOf(app, me.candidateId)).consents;
  expect(after.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
});

test("deletion is asked for on purpose only, and everybody at work hears of it", async () => {
  const { state, told, press } = await atHome();
  expect((await press({ deed: "erasure" })).status).toBe(422);
  await press({ deed: "erasure", sure: "yes" });
  expect((await state()).requests).toMatchObject([{ kind: "erasure" }]);
  expect(await told()).toContain("A candidate made a data request");
});

test("the copy holds what is theirs, names what a person looks at first, and keeps the office's words in", async () => {
  const { app, as, me, link } = await atHome();
  const { version } = await applications.find(app, me.application);
  await applications.edit(as, me.application, { version, note: "Talks too much" });
  const answer = await request(app, "GET", `${link}/data.json`);
  expect(answer.headers.get("content-disposition")).toContain("my-data.json");
  const text = await answer.text();
  const { data, onRequest } = JSON.parse(text);
  expect(data.candidate).toMatchObject([{ email: me.email }]);
  expect(data.applications).toHaveLength(1);
  expect(onRequest).toContain("deployments");
  expect(text).not.toContain("Talks too much");
  expect(text).not.toContain("6200");
});

test("a document that was sent is downloaded, and one that was taken back is not", async () => {
  const { app, as, link, me } = await atHome();
  const answer = await request(app, "GET", `${link}/documents/${me.document}`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  const { version } = await documents.find(app, me.document);
  await documents.withdraw(as, me.document, { version, note: "Wrong rate" });
  const gone = await request(app, "GET", `${link}/documents/${me.document}`);
  expect(gone.status).toBe(404);
});

test("the office sees when a link was sent and opened, and why none can be", async () => {
  const { app, ask, me, link, state } = await atHome();
  expect((await state()).link).toMatchObject({ letter: "sent", openedAt: null });
  await read(app, link);
  expect((await state()).link?.openedAt).not.toBeNull();
  const { version } = await candidates.find(app, me.candidateId);
  await ask("PATCH", `/api/candidates/${me.candidateId}`, { body: { version, email: null } });
  const path = `/api/candidates/${me.candidateId}/own-page`;
  expect(await (await ask("GET", path)).json()).toMatchObject({ obstacle: "noAddress" });
  const refused = await ask("POST", path, { body: {} });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "This candidate has no email address.",
  ]);
});
