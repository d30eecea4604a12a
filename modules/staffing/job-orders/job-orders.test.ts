import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { ad, takeIn } from "@/modules/market/jobs/fixtures";
import { audit } from "@/modules/platform/audit";
import { signedIn, testApp } from "@/modules/testing";

const description =
  "For our data centre we look for a critical facilities engineer. You maintain UPS systems, " +
  "chillers and generators, and work with the BMS. NEN 3140 is required.";

async function desk() {
  const app = testApp();
  const seat = await signedIn(app, "recruiter");
  const client = await added(app, {
    name: "Polderhaven Data",
    contacts: [{ name: "Mara Veen" }, { name: "Joris Dam" }],
  });
  const [contact] = client.contacts;
  const asked = {
    title: "Critical Facilities Engineer",
    clientId: client.id,
    contactId: contact?.id,
    location: "Amsterdam",
    country: "NL",
    seats: 3,
    rate: "72.5",
    startsOn: "2026-02-01",
    contract: "freelance",
    description,
  };
  const send = async (method: string, path: string, body?: object) => {
    const answer = await seat.ask(method, `/api/jobs${path}`, { body });
    return { status: answer.status, body: await answer.json() };
  };
  const order = (await send("POST", "", asked)).body;
  return { app, client, asked, order, send, ...seat };
}

test("a job that a client asks for is kept with its terms and analysed like a read ad", async () => {
  const { order, send, client } = await desk();
  expect(order).toMatchObject({
    number: "J-0001",
    clientId: client.id,
    clientName: "Polderhaven Data",
    contactName: "Mara Veen",
    seats: 3,
    rate: "72.5",
    rateCurrency: "EUR",
    ratePeriod: "hour",
    contract: "freelance",
    isOpen: true,
  });
  const { body: job } = await send("GET", `/${order.id}`);
  expect(job).toMatchObject({ company: "Polderhaven Data", country: "NL", sourceType: "manual" });
  expect(job.aiAnalysis.criticalSystems).toContain("ups-systems");
  // What a client pays is no salary that an ad may show.
  expect([job.salary, job.sourceUrl]).toEqual([null, null]);
  expect((await send("GET", "/counts")).body.total).toBe(1);
});

test("an edit keeps what was not sent, reads the new words and refuses an old version", async () => {
  const { order, send } = await desk();
  const { version } = order;
  const change = { version, seats: 5, description: "You clean the kitchen of our school." };
  const { body: after } = await send("PATCH", `/${order.id}`, change);
  expect(after).toMatchObject({ seats: 5, rate: "72.5", contactName: "Mara Veen" });
  const { body: job } = await send("GET", `/${order.id}`);
  expect(job.aiAnalysis.criticalSystems).toEqual([]);
  expect(job.history.map(({ event }: { event: string }) => event)).toEqual([
    "changed",
    "analysed",
    "created",
  ]);
  expect((await send("PATCH", `/${order.id}`, { version, seats: 9 })).status).toBe(409);
});

test("what the words are read to ask for is told before the job is kept", async () => {
  const { send } = await desk();
  const { status, body } = await send("POST", "/requirements", { title: "Engineer", description });
  expect(status).toBe(200);
  const ids = body.facts.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(["nen3140", "chillers"]));
  expect((await send("GET", "")).body).toHaveLength(1);
});

test("requirements that were corrected are kept with the job, its duplicate and other words", async () => {
  const { asked, send } = await desk();
  const corrections = [
    { kind: "certificate", id: "nen3140", asks: "nothing" },
    { kind: "certificate", id: "vca-basis", asks: "wished" },
  ];
  const papers = async (id: string) =>
    (await send("GET", `/${id}`)).body.analysis.facts
      .filter(({ kind }: { kind: string }) => kind === "certificate")
      .map(({ id }: { id: string }) => id);
  const { body: order } = await send("POST", "", { ...asked, corrections });
  expect(order.corrections).toEqual(corrections);
  expect(await papers(order.id)).toEqual(["vca-basis"]);
  const { body: copy } = await send("POST", `/${order.id}/duplicate`);
  expect(await papers(copy.id)).toEqual(["vca-basis"]);

  const words = { version: order.version, description: `${description} Hall 2.` };
  const { body: edited } = await send("PATCH", `/${order.id}`, words);
  expect(await papers(order.id)).toEqual(["vca-basis"]);
  const fewer = { version: edited.version, corrections: corrections.slice(1) };
  await send("PATCH", `/${order.id}`, fewer);
  expect(await papers(order.id)).toEqual(["nen3140", "vca-basis"]);
  const { body: job } = await send("GET", `/${order.id}`);
  expect(job.history).toContainEqual(expect.objectContaining({ event: "corrected" }));
});

test("a correction of what no taxonomy knows is refused, and nothing is kept", async () => {
  const { asked, send } = await desk();
  const corrections = [{ kind: "skill", id: "juggling", asks: "required" }];
  expect((await send("POST", "", { ...asked, corrections })).status).toBe(422);
  expect((await send("GET", "")).body).toHaveLength(1);
});

test("a contact stays behind when the job goes to another client", async () => {
  const { app, order, send } = await desk();
  const other = await added(app, { name: "Noordkaap Hosting" });
  const moved = { version: order.version, clientId: other.id };
  const { body } = await send("PATCH", `/${order.id}`, moved);
  expect(body).toMatchObject({ clientName: "Noordkaap Hosting", contactName: null });
  const strange = { version: body.version, contactId: order.contactId };
  const refused = await send("PATCH", `/${order.id}`, strange);
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual({ contactId: "This is no contact of this client." });
});

test("a duplicate is a job of its own with the same terms", async () => {
  const { order, send } = await desk();
  const { status, body } = await send("POST", `/${order.id}/duplicate`);
  expect(status).toBe(201);
  const { id, number, ...same } = order;
  expect(body).toMatchObject(same);
  expect([body.number, body.id === id]).toEqual(["J-0002", false]);
  expect(number).toBe("J-0001");
});

test("a closed job leaves the open ones until it is reopened", async () => {
  const { app, order, send } = await desk();
  const { body: closed } = await send("POST", `/${order.id}/close`, { version: order.version });
  expect(closed.isOpen).toBe(false);
  expect((await send("GET", "")).body).toEqual([]);
  const again = await send("POST", `/${order.id}/close`, { version: closed.version });
  expect([again.status, again.body.message]).toEqual([409, "Only an open job can be closed."]);
  const { body: opened } = await send("POST", `/${order.id}/reopen`, { version: closed.version });
  expect(opened.isOpen).toBe(true);
  expect((await send("GET", "")).body).toHaveLength(1);
  expect((await audit.latest(app)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["job_order.reopened", "job_order.closed", "job_order.added"]),
  );
});

test("an ad of the same client, title and place is never merged with the job", async () => {
  const { app, asked, send } = await desk();
  const { title } = asked;
  await takeIn(app, [ad({ title, company: "Polderhaven Data", text: description })]);
  expect((await send("GET", "")).body).toHaveLength(2);
});

test("a viewer reads an order and changes nothing; an ad has no order", async () => {
  const { app, order } = await desk();
  const viewer = await signedIn(app, "viewer");
  expect((await viewer.ask("GET", `/api/jobs/${order.id}/order`)).status).toBe(200);
  const refused = await viewer.ask("POST", "/api/jobs", { body: { title: "Engineer" } });
  expect(refused.status).toBe(403);
  const none = await viewer.ask("GET", `/api/jobs/${Bun.randomUUIDv7()}/order`);
  expect(none.status).toBe(404);
});
