import { expect, test } from "bun:test";
import { careers } from "@/modules/engagement/careers";
import { said } from "@/modules/engagement/careers/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { desk } from "./letters.testing";

test("everybody reads which job it is about, by the name that the public knows it by", async () => {
  const { app, admin, add, arriving } = await desk();
  await takeIn(app, [ad({ title: "Engineer for Megacorp" })]);
  const [job] = await allJobs(app);
  const jobId = job?.id ?? "";
  await add({ jobId });
  for (const { text } of (await arriving()).values())
    expect(text).toContain("Job: Engineer for Megacorp");
  await careers.publish(app, jobId, said({ closesOn: null, title: "Shift Engineer" }));
  await add({ jobId, scheduledAt: "2026-04-02T08:00:00.000Z" });
  const named = await arriving();
  expect([...named.keys()].toSorted()).toEqual(
    [admin.user.email, "aino@virtanen.example"].toSorted(),
  );
  for (const { text } of named.values()) {
    expect(text).toContain("Job: Shift Engineer");
    expect(text).not.toContain("Megacorp");
  }
});
