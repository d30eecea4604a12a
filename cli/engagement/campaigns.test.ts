import { expect, test } from "bun:test";
import { users } from "@/modules/platform/accounts";
import { sampleCampaigns } from "../demo/engagement/campaigns";
import { sampleCandidates } from "../demo/records/candidates";
import { terminal } from "../fixtures";

test("campaigns are listed, shown and halted from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const owner = {
    email: "ada@agency.example",
    username: "ada",
    firstName: "Ada",
    lastName: "Jansen",
  };
  await users.add(app, { ...owner, password: "a long enough password", role: "admin" });
  await sampleCandidates(app);
  await sampleCampaigns(app);
  const all = JSON.parse((await type("campaigns list --json")).out);
  expect(all.map(({ status }: { status: string }) => status)).toEqual(["draft", "completed"]);
  expect((await type("campaigns list --status completed")).out).toContain("M-0001");
  const shown = (await type("campaigns show M-1")).out;
  expect(shown).toMatch(/^confirmed +\d+ by Ada Jansen$/m);
  expect(shown).toMatch(/^emails +23 sent, 0 refused, 1 bounced$/m);
  expect(shown).toMatch(/^answers +2 replied, 1 opted out$/m);
  expect((await type("campaigns show M-2")).out).toContain("lacking     mail, publicAddress");
  const refused = await type("campaigns pause M-1");
  expect([refused.code, refused.err]).toEqual([73, "completed is the final status of a campaign."]);
  expect((await type("campaigns show M-99")).code).toBe(66);
  await app.close();
});
