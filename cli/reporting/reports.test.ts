import { expect, test } from "bun:test";
import { concerns } from "@/modules/platform/health";
import { terminal } from "../fixtures";

test("a period's reports are written to a file from the terminal, and a wrong period is refused", async () => {
  const { folder, type } = terminal();
  const path = `${folder}.zip`;
  const made = await type(`reports export --period month --tab gdpr --language de -o ${path}`);
  expect([made.code, made.out]).toEqual([0, path]);
  const zip = await Bun.file(path).text();
  for (const name of ["Bericht.pdf", "gdpr/gdpr.xlsx", "gdpr/risks.csv"]) {
    expect(zip).toContain(name);
  }
  const refused = await type("reports export --from 2026-03-31 --to 2026-01-01");
  expect([refused.code, refused.err]).toEqual([
    65,
    "Choose a start date and an end date at most five years later.",
  ]);
  expect((await type("reports export --period fortnight")).code).toBe(64);
  for (const days of ["--from x", "--from 2026-01-01", "--to x --from 2026-01-01"]) {
    expect(await type(`reports export ${days}`)).toMatchObject({
      ...{ code: 65, err: "--from and --to go together, both as days such as 2026-01-31." },
    });
  }
});

test("today says in sentences what needs an administrator, and no code of its own", async () => {
  const { type } = terminal();
  const { out } = await type("today");
  expect(out).toContain("No mail server is set up, so emails wait");
  expect(out).toContain("PUBLIC_URL is not set");
  expect(out).not.toMatch(new RegExp(concerns.join("|")));
});
