import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { terminal } from "../fixtures";

test("lists of clients and of jobs are checked, imported and taken back from the terminal", async () => {
  const { type } = terminal();
  const file = join(tempFolder(), "jobs.csv");
  await Bun.write(file, "Functie,Wie,Plaats\nUPS monteur,Polderhaven,Almere\nKoeltechnicus,,Ede");
  const line = `import jobs ${file} --map Wie=client --json`;
  const row = JSON.parse((await type(line)).out);
  expect(row).toMatchObject({ state: "completed", created: 2 });
  expect(row.check).toMatchObject({ create: 2, newClients: ["Polderhaven"] });
  const undone = JSON.parse((await type(`import undo ${row.id} --json`)).out);
  expect(undone).toEqual({ archived: 3, kept: 0 });
});

test("a list of clients is only checked where somebody says so, and a field that is none is refused", async () => {
  const { type } = terminal();
  const companies = join(tempFolder(), "companies.csv");
  await Bun.write(companies, "Company name,City\nNordlicht,Kiel");
  const dry = await type(`import clients ${companies} --dry-run`);
  expect(dry.out).toContain("1 row: 1 to create, 0 here already");
  const wrong = await type(`import clients ${companies} --map City=planet`);
  expect(wrong.err).toContain("There is no field of this name.");
});
