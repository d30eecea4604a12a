import { expect, test } from "bun:test";
import { ApplicationWords, applications } from "@/modules/staffing/applications";
import { added } from "@/modules/crm/candidates/fixtures";
import { careers } from "@/modules/engagement/careers";
import { said } from "@/modules/engagement/careers/fixtures";
import { CommunicationQuery, communications } from "@/modules/engagement/communications";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";

const message = {
  subject: "About {{job.title}}",
  content: "Dear {{candidate.firstName}}, we go on with others.",
};

async function two(settings: Record<string, string> = {}) {
  const app = testApp({}, settings);
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const people = [
    await added(app, { firstName: "Femke", lastName: "Kabel", email: "femke@example.com" }),
    await added(app, { firstName: "Bram", lastName: "Stroom", email: "" }),
  ];
  const { ask, as } = await signedIn(app, "recruiter");
  const words = ApplicationWords.parse({});
  const own = await Promise.all(
    people.map(({ id }) =>
      applications.apply(app, { jobId: job?.id ?? "", candidateId: id, ...words }),
    ),
  );
  const chosen = own.map(({ id, version }) => ({ id, version }));
  const answer = (body: object) =>
    ask("POST", "/api/applications/answers", {
      body: { applications: chosen, status: "rejected", reason: "Too far", ...body },
    });
  const letters = async () =>
    (await communications.list(as, CommunicationQuery.parse({}))).communications;
  const states = async () =>
    (await applications.listByJob(app, job?.id ?? "")).map(({ status }) => status);
  const offer = async (): Promise<{ status: string; subject: string; content: string }[]> => {
    const drafts = await (await ask("GET", "/api/applications/answers")).json();
    return drafts.filter((it: { status: string }) => it.status === "offer");
  };
  return { app, ask, as, own, chosen, answer, letters, states, offer };
}

test("several are answered at once, each in their own words, and who has no address is counted", async () => {
  const { app, own, answer, letters, states } = await two();
  const answered = await (await answer({ message })).json();
  expect(answered).toMatchObject({
    sent: 1,
    unreachable: 1,
    moved: [{ version: 2 }, { version: 2 }],
  });
  expect(await states()).toEqual(["rejected", "rejected"]);
  const written = await letters();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    entityName: "Femke Kabel",
    subject: "About Critical Facilities Engineer",
    delivery: { state: "queued" },
  });
  expect(written[0]?.content).toStartWith("Dear Femke, we go on with others.");
  expect((await applications.historyOf(app, own[0]?.id ?? "")).at(-1)).toMatchObject({
    reason: "Too far",
  });
});

test("pressed twice, the second time is refused and nobody gets a second letter", async () => {
  const { answer, letters } = await two();
  const answers = await Promise.all([answer({ message }), answer({ message })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await letters()).toHaveLength(1);
});

test("a gap that nothing fills keeps all back, and a status that may not follow too", async () => {
  const { answer, letters, states } = await two();
  const gap = { subject: "Hello", content: "Your {{project.name}}" };
  expect((await answer({ message: gap })).status).toBe(422);
  expect(await states()).toEqual(["pending", "pending"]);
  await answer({});
  const { status } = await answer({ status: "offer", message });
  expect(status).toBe(409);
  expect(await letters()).toEqual([]);
});

test("a published job is called as the public knows it, and an employer who is not named stays so", async () => {
  const { app, own, answer, letters } = await two();
  await careers.publish(app, own[0]?.jobId ?? "", said({ title: "Night Engineer", company: null }));
  const named = { subject: "Hello", content: "About {{job.title}} at {{job.company}}" };
  expect((await answer({ message: named })).status).toBe(422);
  expect((await answer({ message })).status).toBe(200);
  expect((await letters())[0]?.subject).toBe("About Night Engineer");
});

test("who gets an offer reads where to answer it, if that address opens outside", async () => {
  const { app, answer, letters, offer } = await two({ PUBLIC_URL: "http://localhost" });
  const texts = await offer();
  expect(texts.map(({ content }) => content.includes("{{ownPage}}"))).toEqual([true, true, true]);
  const [{ subject, content } = { subject: "", content: "" }] = texts;
  expect((await answer({ status: "offer", message: { subject, content } })).status).toBe(200);
  expect((await letters())[0]?.content).toContain("on your own page: http://localhost/me\n");
  await app.close();
  const within = await two();
  for (const it of await within.offer()) expect(it.content).not.toMatch(/ownPage|\n\n\n/);
});

test("there is a text to begin with in every language, and whoever only looks answers nobody", async () => {
  const { app, ask, chosen } = await two();
  const drafts: { language: string; status: string }[] = await (
    await ask("GET", "/api/applications/answers")
  ).json();
  const declined = drafts.filter(({ status }) => status === "rejected");
  expect(declined.map(({ language }) => language)).toEqual(["en", "nl", "de"]);
  const viewer = await signedIn(app, "viewer");
  const body = { applications: chosen, status: "rejected" };
  expect((await viewer.ask("POST", "/api/applications/answers", { body })).status).toBe(403);
});
