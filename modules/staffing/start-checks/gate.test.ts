import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { type DeploymentStart, deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { NewRequirement } from "./model";
import * as requirements from "./requirements";

/** Somebody without certificates, planned to work where VCA is asked for. */
async function planned() {
  const app = testApp();
  const first = await signedIn(app);
  const second = await signedIn(app, "recruiter");
  const [client, person] = [await company(app), await added(app)];
  const vca = NewRequirement.parse({ kind: "certificate", what: "vca-basis" });
  const owner = { kind: "client" as const, id: client.id };
  await requirements.change(app, owner, { version: 0, requirements: [vca] });
  const { id } = await deployed(app, { clientId: client.id, candidateId: person.id });
  const at = `/api/deployments/${id}`;
  const start = async () => {
    const { version } = await deployments.find(app, id);
    return first.ask("POST", `${at}/status`, { body: { version, status: "active" } });
  };
  return { app, id, at, first, second, start };
}

test("a deployment does not begin past a blocker until a second person has let it pass", async () => {
  const { at, first, second, start } = await planned();
  expect((await start()).status).toBe(409);

  const body = { blocker: "certificate:vca-basis:missing", reason: "The exam is on Friday." };
  const asked = (await (
    await first.ask("POST", `${at}/overrides`, { body })
  ).json()) as DeploymentStart;
  const override = `/api/start-overrides/${asked.check?.overrides[0]?.id}`;
  expect((await start()).status).toBe(409);
  expect((await first.ask("POST", `${override}/approval`)).status).toBe(403);
  expect((await start()).status).toBe(409);
  expect((await second.ask("POST", `${override}/approval`)).status).toBe(204);
  expect((await start()).status).toBe(200);
});

test("an override that was withdrawn stops the start again", async () => {
  const { at, first, second, start } = await planned();
  const body = { blocker: "certificate:vca-basis:missing", reason: "The exam is on Friday." };
  const asked = (await (
    await first.ask("POST", `${at}/overrides`, { body })
  ).json()) as DeploymentStart;
  const override = `/api/start-overrides/${asked.check?.overrides[0]?.id}`;
  await second.ask("POST", `${override}/approval`);
  expect((await second.ask("DELETE", override)).status).toBe(204);
  expect((await start()).status).toBe(409);
});
