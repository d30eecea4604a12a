import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { added as someone } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import type { OwnApplication } from ".";

const agency = {
  ...{ name: "Koudegang Uitzend Example BV", address: "Kade 1, Amsterdam", vatNumber: "1" },
  ...{ kvkNumber: "2", email: "bureau@koudegang.example" },
};

async function offered() {
  const app = testApp();
  const me = await signedIn(app);
  await settings.save(me.as, "agency", { value: agency });
  await someone(app, { firstName: "Łucja", location: "Łódź", email: me.user.email });
  const client = await company(app, { contacts: [{ name: "Bo Contact" }], paymentDays: 30 });
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  await me.ask("POST", "/api/applications", { body: { jobId: job?.id } });
  const [application] = await applications.listByJob(app, job?.id ?? "");
  if (!application) throw new Error("nobody applied");
  await applications.setStatus(me.as, application.id, { version: 1, status: "offer" });
  const { candidateId, id: applicationId } = application;
  const { id } = await deployed(me.as, {
    ...{ candidateId, applicationId, clientId: client.id, hoursPerWeek: 38 },
  });
  const body = { kind: "deployment", recordId: id, language: "en" };
  const step = async (it: { id: string; version: number }, name: string) =>
    (
      await me.ask("POST", `/api/documents/${it.id}/${name}`, { body: { version: it.version } })
    ).json();
  const given = async (type: string) => {
    const drafted = await me.ask("POST", "/api/documents", { body: { ...body, type } });
    return step(await drafted.json(), "issue");
  };
  const papers = async () => {
    const own = await (await me.ask("GET", "/api/applications/my")).json();
    return (own as OwnApplication[])[0]?.papers;
  };
  return { app, me, given, step, papers };
}

test("who was made an offer opens what was sent to them, and nothing of what the client is told", async () => {
  const { app, me, given, step, papers } = await offered();
  const agreement = await given("worker-agreement");
  expect(agreement.status).toBe("issued");
  expect(await papers()).toEqual([]);
  await step(agreement, "sending");
  await step(await given("client-confirmation"), "sending");
  const found = await papers();
  expect(found?.map(({ type }) => type)).toEqual(["worker-agreement"]);
  const file = await me.ask("GET", `/api/files/${found?.[0]?.fileId}/content`);
  expect((await file.text()).slice(0, 5)).toBe("%PDF-");

  const [own] = await (await me.ask("GET", "/api/applications/my")).json();
  const path = `/api/applications/my/${own.id}/documents.zip`;
  const archive = await (await me.ask("GET", path)).text();
  expect(archive.slice(0, 2)).toBe("PK");
  expect(archive).toContain("1-worker-agreement.pdf");
  expect(archive).not.toContain("client-confirmation");
  const { ask } = await signedIn(app, "viewer");
  expect((await ask("GET", path)).status).toBe(404);
});
