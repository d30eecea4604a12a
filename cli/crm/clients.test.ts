import { expect, test } from "bun:test";
import { sampleClients } from "../demo/records/clients";
import { terminal } from "../fixtures";

test("clients are listed and shown from the terminal, for people and as JSON", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await sampleClients(app);
  const page = JSON.parse((await type("clients list -q luleå --json")).out);
  expect(page).toMatchObject({ total: 1, clients: [{ tier: "platinum", status: "active" }] });
  const [found] = page.clients;
  expect((await type("clients list --status prospect")).out).not.toContain(found.number);
  expect((await type(`clients show ${found.number}`)).out).toContain("Elsa Nyberg");
  const shown = JSON.parse((await type(`clients show ${found.id} --json`)).out);
  expect(shown.companyKey).toBe("norrsken example");
  expect((await type("clients contacts -q nyberg")).out).toContain(found.number);
  const people = JSON.parse((await type("clients contacts --where main:yes --json")).out);
  expect(people.contacts).toHaveLength(people.total);
  expect((await type("clients show K-9999")).code).toBe(66);
  expect((await type("clients list --status gone")).code).toBe(65);
  await app.close();
});
