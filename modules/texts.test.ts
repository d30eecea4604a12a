import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates/schema";
import { manyLines, oneLine } from "@/modules/platform/texts/rules";
import { signedIn, testApp } from "./testing";

const hidden = "\r\nBcc: x@y.example\u0000\u202e\u2066\u200f\u0007";
const seen = " Bcc: x@y.example";

test("no new line, control or turning sign stays in what is written into one line, over any door", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const made = async (path: string, body: object) => {
    const answer = await ask("POST", path, { body });
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.json();
  };
  const person = { firstName: `Noor${hidden}`, lastName: "de\u0000 Wit\u202e", origin: "applied" };
  const more = { headline: `UPS${hidden}`, summary: "One\r\ntwo\u0000\u202e", location: "Ede\n" };
  const candidate = await made("/api/candidates", { ...person, ...more });
  expect(candidate).toMatchObject({
    ...{ firstName: `Noor${seen}`, lastName: "de Wit", headline: `UPS${seen}` },
    ...{ summary: "One\ntwo", location: "Ede" },
  });
  const contacts = [{ name: `Eva${hidden}` }];
  const client = await made("/api/clients", { name: `Zee${hidden}`, contacts });
  expect([client.name, client.contacts[0].name]).toEqual([`Zee${seen}`, `Eva${seen}`]);
  const view = await made("/api/views", { kind: "candidate", name: `Ede${hidden}`, query: "q=1" });
  expect(view.name).toBe(`Ede${seen}`);
  const task = await made("/api/tasks", { title: `Call${hidden}` });
  expect(task.title).toBe(`Call${seen}`);
  const changes = { kind: "candidate", ids: [candidate.id], add: ["night\u0000\u202e\r\nshift"] };
  await ask("POST", "/api/tags/changes", { body: changes });
  expect(await (await ask("GET", "/api/tags?kind=candidate")).text()).toContain('"night shift"');
  const kept = JSON.stringify(await app.db.select().from(candidates));
  expect(kept).not.toMatch(/\\u0000|\\r|\u202e|\u2066/);
});

test("a name of nothing but such signs is no name", async () => {
  const { ask } = await signedIn(testApp());
  const body = { firstName: "\u202e\u0000\r\n", lastName: "Wit", origin: "applied" };
  expect((await ask("POST", "/api/candidates", { body })).status).toBe(422);
});

test("letters of every script, accents and joiners within words stay as they are", () => {
  for (const text of ["Søren Kjeldgaard", "Şükrü O’Neil-Łukasz", "نور", "می‌خواهم", "👩‍🔧 Ann"]) {
    expect([oneLine(text), manyLines(text)]).toEqual([text, text]);
  }
  expect(manyLines("a\r\nb\rc\n\td\u0000")).toBe("a\nb\nc\n\td");
});
