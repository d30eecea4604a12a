import { expect, test } from "bun:test";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { request, testApp } from "@/modules/testing";
import { said } from "./fixtures";
import { careers } from "./index";
import { withoutRedacted } from "./redacted";

test.each([
  ["Call [phone] now. You keep the power on.", "You keep the power on."],
  ["You keep it cold.\n- Contact: Anna, [e-mail]\n\nBye", "You keep it cold.\n\nBye"],
  ["One.\n\nQuestions? Mail [e-mail] or call [phone]!\n\nTwo.", "One.\n\nQuestions?\n\nTwo."],
  ["Nothing is [left] out.", "Nothing is [left] out."],
])("of “%s” the public reads %p", (written, read) => expect(withoutRedacted(written)).toBe(read));

test("what was taken out of an ad stands on no public page, feed or draft, however it was published", async () => {
  const app = testApp({}, { PUBLIC_URL: "http://localhost" });
  const description =
    "You keep the power on, day and night, in a hall of racks. Call Anna on [phone] or [e-mail].";
  await takeIn(app, [ad({ text: description })]);
  const [job] = await allJobs(app);
  const jobId = job?.id ?? "";
  const draft = await careers.draftOf(app, jobId);
  expect([draft.description.includes("power on"), draft.description.includes("[phone]")]).toEqual([
    ...[true, false],
  ]);
  const { slug } = await careers.publish(app, jobId, said({ description }));
  for (const path of [`/careers/${slug}`, "/careers/feed.xml", "/careers/feed.json"]) {
    const text = await (await request(app, "GET", path)).text();
    expect([path, text.includes("keep the power on")]).toEqual([path, true]);
    expect(text).not.toMatch(/\[(?:phone|e-mail)\]/);
  }
});
