import { expect, test } from "bun:test";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { holder } from "./holder";

const card = {
  validFrom: "2026-01-01",
  rates: [
    { hourType: "regular", billCents: 7500, payCents: 4500 },
    { hourType: "night", billCents: 9750, payCents: 5850 },
  ],
  rules: [{ hourType: "night", window: { from: 1320, until: 360 } }],
};

async function desk() {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const deployment = await deployed(app);
  const of = (kind: string, id: string) => `/api/rate-cards/of/${kind}/${id}`;
  const post = (path: string, body: object) => ask("POST", path, { body });
  const read = async (path: string) => (await ask("GET", path)).json();
  return { app, ask, deployment, of, post, read };
}

test("a deployment has its own rate cards and takes over those of its client", async () => {
  const { deployment, of, post, read } = await desk();
  await post(of("client", deployment.clientId), card);
  await post(of("deployment", deployment.id), { ...card, validFrom: "2026-03-01" });
  const { own, inherited } = await read(of("deployment", deployment.id));
  expect(own).toMatchObject([{ level: "deployment", validFrom: "2026-03-01", currency: "EUR" }]);
  expect(inherited).toMatchObject([{ level: "client", validFrom: "2026-01-01", validTo: null }]);
  expect(await read(of("client", deployment.clientId))).toMatchObject({ inherited: [] });
});

test("a rate card is changed and removed only from the version it was read at", async () => {
  const { ask, deployment, of, post } = await desk();
  const { own } = await (await post(of("deployment", deployment.id), card)).json();
  const path = `/api/rate-cards/${own[0].id}`;
  const body = { ...card, validTo: "2026-06-30", version: 1 };
  expect(await (await ask("PUT", path, { body })).json()).toMatchObject({
    own: [{ validTo: "2026-06-30", version: 2 }],
  });
  expect((await ask("PUT", path, { body })).status).toBe(409);
  expect((await ask("DELETE", `${path}?version=1`)).status).toBe(409);
  expect(await (await ask("DELETE", `${path}?version=2`)).json()).toMatchObject({ own: [] });
  expect((await ask("DELETE", `${path}?version=2`)).status).toBe(404);
});

test("a rate card that contradicts itself is refused by the field where it does", async () => {
  const { deployment, of, post } = await desk();
  const path = of("deployment", deployment.id);
  const fields = async (more: object) =>
    (await (await post(path, { ...card, ...more })).json()).fields;
  expect(await fields({ validTo: "2025-12-31" })).toEqual({
    validTo: "The end is before the start.",
  });
  expect(await fields({ rates: [card.rates[0], card.rates[0], card.rates[1]] })).toEqual({
    rates: "This hour type appears twice. Keep one of them.",
  });
  expect(await fields({ rates: [card.rates[0]] })).toEqual({
    rules: "A rule leads to an hour type without a rate. Add its rate.",
  });
  expect(await fields({ rules: [{ hourType: "night" }] })).toEqual({
    rules: "Choose when the rule applies.",
  });
  await post(path, card);
  expect((await post(path, card)).status).toBe(409);
});

test("a viewer reads rate cards and changes none; nobody adds one to what is not there", async () => {
  const { app, deployment, of, post } = await desk();
  const { ask } = await signedIn(app, "viewer");
  expect((await ask("GET", of("deployment", deployment.id))).status).toBe(200);
  expect((await ask("POST", of("deployment", deployment.id), { body: card })).status).toBe(403);
  for (const kind of ["client", "project", "deployment"])
    expect((await post(of(kind, Bun.randomUUIDv7()), card)).status).toBe(404);
});

test("somebody sees what their own deployments are paid at, and a change is told in the history", async () => {
  const { app, deployment, of, post, read } = await desk();
  await post(of("deployment", deployment.id), card);
  const subject = { type: "candidate" as const, id: deployment.candidateId ?? "" };
  expect(JSON.stringify(await holder.collect(app, subject))).toContain("5850");
  const { history } = await read(`/api/deployments/${deployment.id}`);
  expect(history).toMatchObject([{ event: "rates" }, {}]);
});
