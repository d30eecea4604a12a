import { afterEach, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { mail } from "@/modules/platform/mail";
import { letters } from "@/modules/platform/mail/schema";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { agency, agreeing, drafted, runOut } from "./fixtures";
import { campaigns } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function desk(...given: Parameters<typeof agency>) {
  const house = await agency(...given);
  opened.push(house.server);
  return house;
}

test("jobs that were chosen become a draft, from which nothing goes out", async () => {
  const { app, ask } = await desk();
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const body = { jobIds: [job?.id], type: "targeted-outreach" };
  const made = await ask("POST", "/api/campaigns/auto-create", { body });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({
    ...{ number: "M-0001", status: "draft", audienceKind: "matches", confirmedCount: null },
    jobs: [{ id: job?.id, title: job?.title }],
    obstacles: [],
  });
  await runOut(app);
  expect(await app.db.select().from(letters)).toEqual([]);
  const wrong = await ask("POST", "/api/campaigns/auto-create", {
    body: { jobIds: [], type: "targeted-outreach" },
  });
  expect(wrong.status).toBe(422);
});

test("whoever is left out of the audience is named with the reason", async () => {
  const { app, ask, as } = await desk();
  const ids = await agreeing(app, 7, {}, { email: "P0@people.example" }, { email: null });
  const [, , , noConsent = "", blacklisted = "", bounced = "", archived = ""] = ids;
  const [consent] = (await candidates.consentsOf(app, noConsent)).consents;
  await candidates.withdrawConsent(app, { id: noConsent, consentId: consent?.id ?? "" });
  const reason = "Left without notice.";
  await candidates.setStatus(app, blacklisted, {
    version: 1,
    status: "blacklisted",
    reason,
    until: "2026-06-01",
  });
  await app.write(mail.suppress(app, "p5@people.example", "bounced"));
  await candidates.archive(app, [archived]);
  expect(bounced).not.toBe("");

  const { id } = await drafted(as, ids);
  const answer = await (await ask("GET", `/api/campaigns/${id}/audience`)).json();
  expect(answer).toMatchObject({ chosen: 7, included: 1 });
  expect(answer.people.map((it: { reason: string }) => it.reason)).toEqual([
    ...[null, "sameAddress", "noAddress", "noConsent", "blacklisted", "bounced", "archived"],
  ]);
  const shown = await (await ask("GET", `/api/campaigns/${id}/audience?show=noConsent`)).json();
  expect(shown.people).toHaveLength(1);
});

test("nothing is sent before the exact number is confirmed", async () => {
  const { app, server, ask, as } = await desk();
  const ids = await agreeing(app, 3);
  const { id, version } = await drafted(as, ids);
  for (const confirmed of [2, 4]) {
    const refused = await ask("POST", `/api/campaigns/${id}/start`, {
      body: { version, confirmed },
    });
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toBe(
      `The audience changed from ${confirmed} to 3. Review and confirm again.`,
    );
  }
  await runOut(app);
  expect(server.taken).toEqual([]);

  const started = await ask("POST", `/api/campaigns/${id}/start`, {
    body: { version, confirmed: 3 },
  });
  expect(await started.json()).toMatchObject({ status: "running", confirmedCount: 3 });
  await runOut(app);
  expect(server.taken.map(({ to }) => to).toSorted()).toEqual([
    ...["p0@people.example", "p1@people.example", "p2@people.example"],
  ]);
  const { status, counts } = await campaigns.find(app, id);
  expect([status, counts.finished, counts.letters.sent]).toEqual(["completed", 3, 3]);
  const again = await ask("POST", `/api/campaigns/${id}/start`, {
    body: { version: version + 2, confirmed: 3 },
  });
  expect(again.status).toBe(409);
});

test("without mail or a public address a campaign says what is missing and does not begin", async () => {
  const { app, ask, as } = await desk({}, {});
  const ids = await agreeing(app, 1);
  const { id, version, obstacles } = await drafted(as, ids);
  expect(obstacles).toEqual(["publicAddress"]);
  const body = { version, confirmed: 1 };
  const refused = await ask("POST", `/api/campaigns/${id}/start`, { body });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "Ask your administrator to set the public address first: the unsubscribe link needs an address everyone can reach.",
  ]);
});

test("a campaign is edited only as a draft, taken back before it begins, and keeps to its steps", async () => {
  const { app, ask, as, later } = await desk();
  const ids = await agreeing(app, 1);
  const { id } = await drafted(as, ids);
  const startsAt = "2026-01-01T14:00:00.000Z";
  const path = `/api/campaigns/${id}`;
  const scheduled = await ask("POST", `${path}/start`, {
    body: { version: 1, confirmed: 1, startsAt },
  });
  expect(await scheduled.json()).toMatchObject({ status: "scheduled", startsAt });
  const body = { version: 2, name: "Other" };
  expect((await ask("PATCH", path, { body })).status).toBe(409);
  await runOut(app);
  expect((await campaigns.find(app, id)).status).toBe("scheduled");
  expect((await ask("DELETE", `${path}/start`, { body: { version: 2 } })).status).toBe(200);
  expect((await campaigns.find(app, id)).counts.recipients).toBe(0);
  await ask("POST", `${path}/start`, { body: { version: 3, confirmed: 1, startsAt } });
  later(3);
  await runOut(app);
  const { status, version } = await campaigns.find(app, id);
  expect(status).toBe("completed");
  const wrong = await ask("POST", `${path}/pause`, { body: { version } });
  expect((await wrong.json()).message).toBe("completed is the final status of a campaign.");
});
