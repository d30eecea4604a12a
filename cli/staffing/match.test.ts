import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import { terminal } from "../fixtures";

const text = "Our data centre needs you to maintain UPS systems and chillers. Fluent English.";

test("the terminal ranks candidates for a job and jobs for a candidate", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const title = "Critical Facilities Engineer";
  await takeIn(app, [ad({ title, text, language: "en", places: [place("Amsterdam", "NL")] })]);
  const details = {
    role: "critical-facilities",
    skills: ["ups-systems", "chillers"],
    gdprConsent: true,
  } as const;
  const best = await added(app, { ...details, firstName: "Sanne", skills: [...details.skills] });
  await added(app, { firstName: "Bob", willingCountries: ["DE"] });
  await app.close();

  const job = await type("match job J-0001");
  expect(job.code).toBe(0);
  expect(job.out).toMatch(/SCORE .*CANDIDATE .*BLOCKED/);
  expect(job.out).toMatch(new RegExp(`100 +${best.number} +Sanne`));
  expect(job.out).toContain("Would not work in NL");
  expect(job.out).toContain("1 of 2 fit.");

  const candidate = await type(`match candidate ${best.number} --json`);
  expect(JSON.parse(candidate.out)).toMatchObject({ total: 1, matches: [{ job: { title } }] });
  expect((await type("match job J-0099")).code).toBe(66);
});
