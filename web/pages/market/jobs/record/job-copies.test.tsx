import { expect, test } from "bun:test";
import { screen } from "@testing-library/react";
import { ad, allJobs, longText, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("a job shows the agency that probably advertises the same vacancy, with the way there", async () => {
  const app = testApp();
  const text = longText("word");
  await takeIn(app, [ad({ text }), ad({ source: "indeed", company: "Talent Bureau", text })]);
  const { cookie, user } = await signedIn(app, "viewer");
  const [job] = (await allJobs(app)).filter(({ company }) => company !== "Talent Bureau");
  visit(app, `/jobs/${job?.id}`, { cookie, user });
  expect(await screen.findByText("Probably the same vacancy")).toBeTruthy();
  expect(await screen.findByText(/Talent Bureau · J-/)).toBeTruthy();
});
