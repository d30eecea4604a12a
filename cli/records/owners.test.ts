import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn } from "@/modules/testing";
import { terminal } from "../fixtures";

test("records are given to a colleague and taken back from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { user } = await signedIn(app, "recruiter");
  const { number } = await added(app);
  await deployed(app);
  expect((await type(`owners set ${number} D-1 --to nobody@agency.example`)).code).toBe(66);
  expect((await type(`owners set ${number}`)).code).not.toBe(0);
  expect((await type(`owners set P-001 --nobody`)).code).not.toBe(0);
  expect((await type(`owners set ${number} D-1 --to ${user.email}`)).out).toContain("2 changed");
  expect((await type(`owners show ${number} D-1`)).out).toMatch(/D-1 +Ada Jansen/);
  expect((await type(`owners set D-1 --nobody --json`)).out).toContain(user.id);
  expect((await type(`owners show D-1 --json`)).out).toContain('"owner": null');
  await app.close();
});
