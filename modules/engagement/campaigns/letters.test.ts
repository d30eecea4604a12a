import { afterEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { communications } from "@/modules/engagement/communications";
import { letterChecks } from "@/modules/testing";
import { mail } from "@/modules/platform/mail";
import { agency, agreeing, begun, drafted, readable, runOut, texts } from "./fixtures";
import { campaigns } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function desk(...given: Parameters<typeof agency>) {
  const house = await agency(...given);
  opened.push(house.server);
  return house;
}

test("a letter speaks the reader's language, names its ground and the way out, and says so to machines", async () => {
  const { app, server, as } = await desk();
  const ids = await agreeing(app, 2, { country: "NL" }, { country: "PT" });
  await begun(as, await drafted(as, ids));
  await runOut(app);
  const [dutch, english] = server.taken.toSorted((a, b) => a.to.localeCompare(b.to)).map(readable);
  expect(dutch).toContain("Subject: Werk voor Femke");
  expect(dutch).toContain("omdat je er op 1 januari 2026 mee hebt ingestemd");
  expect(english).toContain("Subject: Work for Femke");
  expect(english).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(english).toMatch(/List-Unsubscribe: +<http:\/\/localhost\/u\/\S+>/);
});

test("a letter whose gaps nothing fills goes to nobody", async () => {
  const { app, ask, as } = await desk();
  const ids = await agreeing(app, 2, { location: "Almere" });
  const sequence = [
    { waitDays: 0, texts: { en: { subject: "Hi", body: "{{candidate.location}}" } } },
  ];
  const { id } = await drafted(as, ids, { sequence });
  const answer = await (await ask("GET", `/api/campaigns/${id}/audience`)).json();
  expect(answer).toMatchObject({ included: 1, excluded: { gap: 1 } });
  const preview = `/api/campaigns/${id}/preview?candidateId=${ids[1]}`;
  const { gaps } = await (await ask("GET", preview)).json();
  expect(gaps).toEqual(["candidate.location"]);
  const body = {
    version: 1,
    sequence: [{ waitDays: 0, texts: { en: { subject: "{{x}}", body: "" } } }],
  };
  const refused = await ask("PATCH", `/api/campaigns/${id}`, { body });
  const sentence = "This text uses a placeholder that doesn't exist: x";
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)]);
});

test("a preview without somebody who agreed shows nobody's consent, and nobody's name", async () => {
  const { app, ask, as } = await desk();
  const stranger = await candidates.add(app, person({ firstName: "Stranger" }));
  for (const ids of [[], [stranger.id]]) {
    const { id } = await drafted(as, ids);
    const shown = await (await ask("GET", `/api/campaigns/${id}/preview`)).json();
    expect(shown).toMatchObject({ candidateId: null, to: null });
    expect(shown.text).not.toMatch(/you agreed on|2026|Stranger/);
  }
  const { id } = await drafted(as, [stranger.id]);
  const path = `/api/campaigns/${id}/preview?candidateId=${stranger.id}`;
  expect((await (await ask("GET", path)).json()).text).not.toContain("you agreed on");
});

test("a test letter goes to whoever asks for it and to nobody else", async () => {
  const { app, server, ask, as, user } = await desk();
  const { id } = await drafted(as, await agreeing(app, 2));
  const tried = await ask("POST", `/api/campaigns/${id}/test`, { body: {} });
  expect(await tried.json()).toMatchObject({ to: user.email });
  await runOut(app);
  expect(server.taken.map(({ to }) => to)).toEqual([user.email]);
  expect(server.taken[0]?.raw).not.toContain("/u/");
});

test("consent that is withdrawn while the letter waits in the queue keeps it in the house", async () => {
  const { app, server, as } = await desk();
  const [id = ""] = await agreeing(app, 1);
  const campaign = await begun(as, await drafted(as, [id]));
  await campaigns.advance(app);
  const [consent] = (await candidates.consentsOf(app, id)).consents;
  await candidates.withdrawConsent(app, { id, consentId: consent?.id ?? "" });
  await mail.deliver(app, letterChecks);
  expect(server.taken).toEqual([]);
  await runOut(app);
  const [recipient] = await campaigns.recipientsOf(app, campaign.id, {
    ...{ state: "all", offset: 0, limit: 10 },
  });
  expect(recipient).toMatchObject({ state: "stopped", reason: "noConsent" });
});

test("a second letter follows after its days, and not to whoever has answered", async () => {
  const { app, server, as, later } = await desk();
  const ids = await agreeing(app, 2);
  const { id } = await begun(
    as,
    await drafted(as, ids, { sequence: [texts, { ...texts, waitDays: 3 }] }),
  );
  await runOut(app);
  expect(server.taken).toHaveLength(2);
  later(24);
  await communications.add(as, {
    ...{ entityType: "candidate", entityId: ids[0] ?? "", type: "email", direction: "in" },
    ...{ subject: "Re: Work", content: "Call me", to: "p0@people.example", isSent: false },
    fileIds: [],
  });
  await runOut(app);
  expect((await campaigns.find(app, id)).counts).toMatchObject({ replied: 1, waiting: 1 });
  later(72);
  await runOut(app);
  expect(server.taken.map(({ to }) => to).filter((to) => to === "p0@people.example")).toHaveLength(
    1,
  );
  expect(server.taken).toHaveLength(3);
  expect((await campaigns.find(app, id)).counts).toMatchObject({ replied: 1, finished: 1 });
});

test("between the confirmation and the letter a restriction, an objection and a missed notice stop it", async () => {
  const { app, server, as } = await desk();
  const ids = await agreeing(app, 4, {}, {}, {}, { origin: "linkedin" });
  const [, restricted = "", objecting = "", untold = ""] = ids;
  const { id } = await begun(as, await drafted(as, ids));
  await candidates.restrict(as, restricted, { ground: "unlawful" });
  await candidates.object(as, objecting);
  const longAgo = "2025-11-01T12:00:00.000Z";
  await app.write([app.db.update(people).set({ createdAt: longAgo }).where(eq(people.id, untold))]);
  await runOut(app);
  expect(server.taken.map(({ to }) => to)).toEqual(["p0@people.example"]);
  const rows = await campaigns.recipientsOf(app, id, { state: "all", offset: 0, limit: 10 });
  const reasonOf = (who: string) => rows.find((it) => it.candidateId === who)?.reason;
  expect([restricted, objecting, untold].map(reasonOf)).toEqual([
    ...["restricted", "objected", "untold"],
  ]);
});
