import { expect, test } from "bun:test";
import { ApplicationWords, applications } from "@/modules/staffing/applications";
import { candidates as people } from "@/modules/crm/candidates";
import { added, person } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { gdpr } from "..";
import { updateRetentionDates } from "./retention-dates";

/** One job, and somebody from a country who applied for it and was turned down. */
async function furnished() {
  const app = testApp();
  const { as } = await signedIn(app);
  await takeIn(app, [ad()]);
  const jobId = (await allJobs(app))[0]?.id ?? "";
  const turnedDown = async (country: string) => {
    const { id } = await added(app, { country: country as "NL", email: `${country}@example.com` });
    const { id: applied, version } = await applications.apply(app, {
      ...{ jobId, candidateId: id },
      ...ApplicationWords.parse({}),
    });
    await applications.setStatus(as, applied, { version, status: "rejected" });
    return { id, applied };
  };
  const untilOf = async (id: string) => {
    const { retention } = await people.consentsOf(app, id);
    return [retention.rule, retention.until];
  };
  return { app, as, turnedDown, untilOf };
}

test("who was turned down goes by the rule of their country, unless they agreed or apply again", async () => {
  const { app, as, turnedDown, untilOf } = await furnished();
  const [dutch, german] = [await turnedDown("NL"), await turnedDown("DE")];
  expect([await updateRetentionDates(app), await updateRetentionDates(app)]).toEqual([2, 0]);
  expect(await untilOf(dutch.id)).toEqual(["turned-down", "2026-01-29"]);
  expect(await untilOf(german.id)).toEqual(["turned-down", "2026-06-30"]);

  await people.contact(as, dutch.id);
  expect(await untilOf(dutch.id)).toEqual(["turned-down", "2026-01-29"]);
  await people.giveConsent(as, dutch.id, {
    ...{ purpose: "keep", channel: "phone", language: "nl", proof: null },
  });
  expect(await untilOf(dutch.id)).toEqual(["consent", "2027-01-01"]);

  await applications.setStatus(as, german.applied, { version: 2, status: "pending" });
  expect(await updateRetentionDates(app)).toBe(1);
  expect((await untilOf(german.id))[0]).toBe("taken-up");
});

test("fewer days than a year hold for everybody as soon as somebody looks ahead", async () => {
  const { app, as, untilOf } = await furnished();
  const { id } = await added(app);
  const value = { ...(await settings.valueOf(app, "gdpr")), retentionDays: 100 };
  await settings.save(as, "gdpr", { value });
  await gdpr.lookAhead(app);
  expect(await untilOf(id)).toEqual(["taken-up", "2026-04-11"]);
  const { dataRetentionUntil } = await people.find(app, id);
  expect(dataRetentionUntil).toBe("2026-04-11");
});

test("who has worked through the agency is held by the law until the end of its years", async () => {
  const { app, as } = await furnished();
  const { id } = await added(app, { firstName: "Aino", lastName: "Jansen" });
  await deployed(app, { candidateId: id, startDate: "2025-02-01", endDate: "2025-06-30" });
  await app.write([app.db.update(deployments).set({ status: "completed" })]);
  const ref = { entityType: "candidate" as const, entityId: id };
  const { erasure } = await gdpr.request(as, { ...ref, reason: "by mail" });
  expect(erasure.holds).toMatchObject([{ kind: "placed", until: "2032-12-31" }]);
  await gdpr.identify(as, erasure.id, "in-person");
  const confirming = gdpr.confirm(as, { id: erasure.id, name: "Aino Jansen", now: true });
  expect(confirming).rejects.toThrow("This data must be kept until 2032-12-31.");

  const refused = await gdpr.refuse(as, erasure.id, "Pay records, seven years");
  expect([refused.status, refused.reason]).toEqual(["refused", "Pay records, seven years"]);
});

test("fewer days for many are written some at a time", async () => {
  const { app, as, untilOf } = await furnished();
  const ids = await people.addAll(
    app,
    Array.from({ length: 70 }, () => person()),
  );
  const value = { ...(await settings.valueOf(app, "gdpr")), retentionDays: 100 };
  await settings.save(as, "gdpr", { value });
  const sizes: number[] = [];
  const counted: App = {
    ...app,
    write: (writes, ...news) => {
      sizes.push(writes.length);
      return app.write(writes, ...news);
    },
  };
  expect(await updateRetentionDates(counted)).toBe(70);
  expect(Math.max(...sizes)).toBeLessThan(30);
  expect((await untilOf(ids.at(-1) ?? ""))[1]).toBe("2026-04-11");
});
