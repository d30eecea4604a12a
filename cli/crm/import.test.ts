import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { terminal } from "../fixtures";

test("a file is checked, imported, exported and taken back from the terminal", async () => {
  const { type } = terminal();
  const file = join(tempFolder(), "people.csv");
  await Bun.write(file, "Voornaam;Naam2;E-mail\nSanne;Proef;s@example.com\nBo;Nieuw;none");
  const line = `import candidates ${file} --origin Fair --map Naam2=lastName --json`;
  const dry = JSON.parse((await type(`${line} --dry-run`)).out);
  expect(dry).toMatchObject({ create: 1, blocked: 1, problems: [{ code: "no-at", count: 1 }] });
  const row = JSON.parse((await type(line)).out);
  expect(row).toMatchObject({ state: "completed", created: 1, rejected: 1 });
  const undone = JSON.parse((await type(`import undo ${row.id} --json`)).out);
  expect(undone).toMatchObject({ removed: 1, kept: [] });
});

test.each([
  ["import candidates nowhere.csv --origin Fair", 66],
  ["import candidates nowhere.csv", 64],
  ["import undo 018f0000-0000-7000-8000-000000000000", 66],
])("%s ends with exit code %i", async (line, code) => {
  expect((await terminal().type(line)).code).toBe(code);
});
