import { expect, test } from "bun:test";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { terminal } from "../fixtures";

test("a rate card is added from a file, and a deployment inherits it from its client", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await deployed(app);
  await app.close();
  const folder = await mkdtemp(join(tmpdir(), "rates-"));
  const [card, broken] = [join(folder, "card.json"), join(folder, "broken.json")];
  const rates = [{ hourType: "regular", billCents: 7550, payCents: 4500 }];
  await Bun.write(card, JSON.stringify({ validFrom: "2026-01-01", rates }));
  await Bun.write(broken, "{");
  expect((await type(`rates add client K-1 ${card}`)).out).toContain("EUR 75.50");
  const { out } = await type("rates list deployment D-1 --json");
  expect(JSON.parse(out)).toMatchObject({ own: [], inherited: [{ level: "client", rates }] });
  expect((await type(`rates add client K-1 ${card}`)).code).toBe(73);
  expect((await type(`rates add client K-1 ${broken}`)).code).toBe(65);
  expect((await type("rates list team K-1")).code).toBe(65);
});
