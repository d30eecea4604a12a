import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { withMail } from "@/modules/platform/mail/fixtures";
import { signedIn } from "@/modules/testing";
import { added as undertaken } from "@/modules/staffing/projects/fixtures";
import { submissions } from "@/modules/staffing/submissions";
import { shortlists } from "@/modules/staffing/submissions/shortlists";

async function board() {
  const { app, server } = await withMail();
  const { ask } = await signedIn(app, "recruiter");
  const client = await company(app, { status: "active" });
  const project = await undertaken(app, { clientId: client.id, status: "active" });
  const people = [await person(app), await person(app), await person(app)];
  const ids = people.map(({ id }) => id);
  const path = `/api/projects/${project.id}`;
  await ask("POST", `${path}/candidates`, { body: { candidateIds: ids } });
  const body = {
    candidateIds: ids,
    isNamed: true,
    locale: "en",
    days: 14,
    message: null,
    confirmedOn: app.now().toISOString().slice(0, 10),
    way: "telephone",
    letter: { name: "Bo Example", to: "bo@client.example", subject: "Three", body: "Hello Bo" },
  };
  const state = async () => ({
    lines: (await submissions.listByProject(app, project.id)).map(({ event }) => event).toSorted(),
    links: (await shortlists.listByProject(app, project.id)).length,
    letters: await (
      await ask("GET", `/api/crm/communications?entityType=project&entityId=${project.id}`)
    ).json(),
  });
  return { app, server, ask, path, body, ids, state };
}

test("three are confirmed, submitted and sent with one link, and a retry makes no second one", async () => {
  const { server, ask, path, body, state } = await board();
  const headers = { "idempotency-key": "one-sharing" };
  const first = await ask("POST", `${path}/sharings`, { body, headers });
  expect(first.status).toBe(201);
  const said = await first.json();
  expect(said).toEqual({ path: expect.stringMatching(/^\/s\/.{20}/), isSent: true });
  const again = await ask("POST", `${path}/sharings`, { body, headers });
  expect(await again.json()).toEqual(said);
  const { lines, links, letters } = await state();
  expect([lines, links]).toEqual([
    ["confirmed", "confirmed", "confirmed", "submitted", "submitted", "submitted"],
    1,
  ]);
  expect(letters).toHaveLength(1);
  expect(letters[0].content).toContain(said.path);
  server.stop();
});

test("who may not be presented keeps all of it from being done", async () => {
  const { server, ask, path, body, ids, state } = await board();
  await ask("POST", "/api/candidates/archivals", { body: { ids: ids.slice(2) } });
  expect((await ask("POST", `${path}/sharings`, { body })).status).toBe(409);
  expect(await state()).toEqual({ lines: [], links: 0, letters: [] });
  const two = { ...body, candidateIds: ids.slice(0, 2), letter: null };
  const answer = await (await ask("POST", `${path}/sharings`, { body: two })).json();
  expect(answer.isSent).toBe(false);
  expect((await state()).links).toBe(1);
  server.stop();
});
