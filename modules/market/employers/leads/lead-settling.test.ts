import { expect, test } from "bun:test";
import { clients } from "@/modules/crm/clients";
import { added } from "@/modules/crm/clients/fixtures";
import { testApp } from "@/modules/testing";
import { advertised, aroundFrankfurt } from "../fixtures";
import { EmployerQuery, employers, leads } from "../index";

const name = "MAINSPANNUNG example";
const key = "mainspannung example";
const leadsOf = async (app: Parameters<typeof leads.leadsOf>[0]) =>
  (await leads.leadsOf(app, key)).map(({ state }) => state);

test("the employer behind a client says that it is one, and there is no lead for it", async () => {
  const app = testApp();
  await added(app, { name });
  await advertised(aroundFrankfurt, app);
  const found = await employers.find(app, key);
  expect(found).toMatchObject({ contact: "client", contactBy: "list of clients", leads: [] });
  const query = EmployerQuery.parse({ contact: "client" });
  expect((await employers.list(app, query)).employers).toHaveLength(1);
});

test("a lead ends when its employer becomes a client, and lives again when it is put away", async () => {
  const app = await advertised(aroundFrankfurt);
  expect(await leadsOf(app)).toEqual(["open"]);
  const { id } = await added(app, { name });
  await employers.refresh(app);
  expect(await leadsOf(app)).toEqual(["dismissed"]);
  await clients.archive(app, [id]);
  await employers.refresh(app);
  expect((await employers.find(app, key)).contact).toBe("none");
  expect(await leadsOf(app)).toEqual(["open"]);
  await clients.restore(app, [id]);
  await employers.refresh(app);
  expect((await employers.find(app, key)).contact).toBe("client");
});

test("a client under another name is no client's employer any more, but a person's word stays", async () => {
  const app = await advertised(aroundFrankfurt);
  const { id } = await added(app, { name });
  await employers.refresh(app);
  await clients.edit(app, id, { version: 1, name: "Somebody Else" });
  await employers.refresh(app);
  const { contact, version } = await employers.find(app, key);
  expect(contact).toBe("none");
  await employers.edit(app, key, { version, contact: "client" });
  const again = await added(app, { name });
  await clients.archive(app, [again.id]);
  await employers.refresh(app);
  expect((await employers.find(app, key)).contact).toBe("client");
});
