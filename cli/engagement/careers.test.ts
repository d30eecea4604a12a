import { expect, test } from "bun:test";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import { terminal } from "../fixtures";

test("jobs are published with their pay, listed and withdrawn from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const text = "You keep the chillers of a large colocation site running, day and night.";
  await takeIn(app, [ad({ title: "Chiller Engineer", places: [place("Delft", "NL")], text })]);
  const pay = "--from 50000 --to 60000";
  expect((await type("careers publish J-1 --to 60000")).code).toBe(64);
  expect((await type(`careers publish J-1 ${pay} --category Gardening`)).code).toBe(65);
  expect((await type("careers publish J-1 --from 60000 --to 50000")).code).toBe(65);
  expect((await type(`careers publish J-1 ${pay} --type contract`)).out).toContain(
    "/careers/chiller-engineer-delft-1",
  );
  expect((await type(`careers publish J-1 ${pay}`)).code).toBe(73);
  expect((await type("careers list")).out).toContain("EUR 50000-60000/year");
  expect((await type("careers withdraw J-1")).out).toContain("withdrawn");
  expect(JSON.parse((await type("careers list --json")).out)).toEqual([]);
  await app.close();
});
