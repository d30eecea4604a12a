import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { workbookOf } from "@/src/sheets";
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
  expect(await type(`import undo ${row.id}`)).toMatchObject({
    ...{ code: 73, err: "The import has been undone already." },
  });
});

test.each([
  ["--origin xy", "--origin: say in 3 to 300 characters where these people come from."],
  ["--origin Fair --on 1.2.2026", /^--on: the day .* such as 2026-01-31\.$/],
  ["--origin Fair --basis none", /^--basis: one of consent, legitimate-interest, contract\.$/],
])(
  "'import candidates people.csv %s' is told which option is wrong, as it is typed",
  async (options, sentence) => {
    const file = join(tempFolder(), "people.csv");
    await Bun.write(file, "First name,Last name\nAnn,Field");
    const { code, err } = await terminal().type(`import candidates ${file} ${options}`);
    expect([code, err]).toEqual([65, expect.stringMatching(sentence)]);
  },
);

test("the row of the column names is found, or said", async () => {
  const { type } = terminal();
  const file = join(tempFolder(), "people.csv");
  await Bun.write(file, "Candidates of May\nFirst name,Last name\nAnn,Field\nBo,Hill");
  const line = `import candidates ${file} --origin Fair --dry-run --json`;
  expect(JSON.parse((await type(line)).out)).toMatchObject({ total: 2, create: 2 });
  const third = JSON.parse((await type(`${line} --head 3 --map Ann=firstName Field=lastName`)).out);
  expect(third).toMatchObject({ total: 1, create: 1 });
  expect((await type(`${line} --head 99`)).err).toContain(
    "The row of the column names is 0 to 30.",
  );
});

test("another sheet is read where somebody says so, and those that are not read are named", async () => {
  const { type } = terminal();
  const file = join(tempFolder(), "people.xlsx");
  const sheet = (title: string, rows: string[][]) => ({
    title,
    head: ["First name", "Last name"],
    rows,
  });
  const cooling = [
    ["Lia", "Snoek"],
    ["Bo", "Baars"],
  ];
  await Bun.write(
    file,
    await workbookOf([sheet("Power", [["Kees", "Aal"]]), sheet("Cooling", cooling)]),
  );
  const line = `import candidates ${file} --origin Fair --dry-run`;
  expect((await type(line)).out).toContain("1 row: 1 to create");
  expect((await type(line)).err).toContain('Sheet "Power" is read; not: Cooling.');
  for (const said of ["Cooling", "2"]) {
    expect((await type(`${line} --sheet ${said}`)).out).toContain("2 rows: 2 to create");
  }
  expect((await type(`${line} --sheet Heat`)).err).toContain("no sheet of this name");
});

const dirty = [
  "Vorname;Nachname;Land;Gehalt;Geburtsdatum",
  "Anna;Muster;Narnia;VB;1.2.1990",
  "Bernd;Beispiel;Narnia;60.000;",
  "Summe: 2;;;;",
].join("\n");

test("what the terminal cannot take in is written down, filled in, and taken in by those rules", async () => {
  const { type } = terminal();
  const folder = tempFolder();
  const [file, rules] = [join(folder, "people.csv"), join(folder, "rules.yaml")];
  await Bun.write(file, dirty);
  const line = `import candidates ${file} --origin Fair --on 2026-01-01`;
  const dry = await type(`${line} --dry-run`);
  expect(dry.code).toBe(65);
  expect(dry.out).toContain('1 × payAmount:number, empty or leave-out: line 2 "VB"');
  expect(dry.out).toContain('2 × country: unknown "Narnia"');
  expect(dry.out).toContain('line 4 is a sum and nobody: "Summe: 2"');
  expect(dry.out).toContain('not taken in: 1 cells of column "Geburtsdatum"');
  expect(await type(line)).toMatchObject({ code: 65 });
  expect((await type("candidates list --json")).out).not.toContain("Muster");

  expect((await type(`${line} --write-rules ${rules}`)).code).toBe(65);
  const template = await Bun.file(rules).text();
  expect(template).toContain("# 2 × country: unknown");
  const { repairs, values, ...rest } = Bun.YAML.parse(template) as Record<string, object>;
  expect([repairs, values]).toEqual([
    { "payAmount:number": "block" },
    { country: { Narnia: null }, payPeriod: { "–": null } },
  ]);
  expect(await type(`${line} --write-rules ${rules}`)).toMatchObject({ code: 73 });
  const filled = {
    ...rest,
    repairs: { "payAmount:number": "empty" },
    values: { country: { Narnia: "Belgien" } },
    defaults: { payPeriod: "year" },
    fixes: { "3:Vorname": "Bernhard" },
  };
  const json = join(folder, "rules.json");
  await Bun.write(json, JSON.stringify({ found: ["as it was"], ...filled }));
  const done = JSON.parse((await type(`${line} --rules ${json} --json`)).out);
  expect(done).toMatchObject({ created: 2, rejected: 1, check: { unread: [{ count: 1 }] } });
  expect((await type(`import rejected ${done.id}`)).out).toContain(
    "Summe: 2,,,,,4,Adds up other rows and is nobody",
  );
  const people = JSON.parse((await type("candidates list --json")).out);
  expect(people.candidates).toMatchObject([
    { firstName: "Bernhard", country: "BE", salaryExpectation: "60000", salaryPeriod: "year" },
    { firstName: "Anna", country: "BE", salaryExpectation: null },
  ]);
});

test("rules that nobody could mean are refused, and a consent has no default", async () => {
  const { type } = terminal();
  const folder = tempFolder();
  const [file, rules] = [join(folder, "people.csv"), join(folder, "rules.json")];
  await Bun.write(file, dirty);
  const line = `import candidates ${file} --origin Fair --rules ${rules}`;
  for (const [written, said] of [
    ["{", "The rules file is not valid."],
    ['{"repairs":{"x:y":"burn"}}', "check repairs"],
    ['{"repair":{}}', "check doubles, repairs"],
    ['{"defaults":{"gdprConsent":"yes"}}', "Consent has no default value"],
    ['{"fixes":{"2:Nowhere":"x"}}', "no column with this name"],
  ] as const) {
    await Bun.write(rules, written);
    const { code, err } = await type(line);
    expect([code, err]).toEqual([65, expect.stringContaining(said)]);
  }
});

test.each([
  ["import candidates nowhere.csv --origin Fair", 66],
  ["import candidates nowhere.csv", 64],
  ["import undo 018f0000-0000-7000-8000-000000000000", 66],
])("%s ends with exit code %i", async (line, code) => {
  expect((await terminal().type(line)).code).toBe(code);
});
