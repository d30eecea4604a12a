import { expect, test } from "bun:test";
import { namedBy } from "@/modules/crm/imports/mapping/columns/names";
import { heads } from "@/modules/crm/candidates/lists/export-columns";
import { sheetFields } from "@/modules/crm/candidates/rules";
import { guessColumns } from "@/modules/engagement/list-imports/mapping/guess";
import { parseCsv } from "@/src/sheets";
import words from "@/modules/platform/texts/sheet-heads.json";
import { policy, signedIn, testApp } from "./testing";

const languages = ["nl", "de"] as const;
const lists = Object.keys(policy).flatMap((route) => {
  const [method, path = ""] = route.split(" ");
  return method === "GET" && /\/(export|log)$/.test(path) && !path.includes(":") ? [path] : [];
});

test("every list that is exported has all its heads in Dutch and German, each once", async () => {
  const admin = await signedIn(testApp());
  const headsIn = async (path: string, format: string, parted: string) => {
    const answer = await admin.ask("GET", `${path}?format=${format}`);
    if (!answer.headers.get("content-type")?.startsWith("text/csv")) return null;
    return (await parseCsv(await answer.text(), parted, 1))[0] ?? [];
  };
  let asked = 0;
  for (const path of lists) {
    const english = await headsIn(path, "csv", ",");
    if (english === null) continue;
    for (const language of languages) {
      const known: Record<string, string> = words[language];
      const spoken = await headsIn(path, `csv-${language}`, ";");
      if (spoken === null) continue;
      asked++;
      expect([path, language, spoken]).toEqual([path, language, english.map((it) => known[it]!)]);
      expect(new Set(spoken).size).toBe(spoken.length);
    }
  }
  expect(asked).toBeGreaterThanOrEqual(2 * 16);
});

const headsOf = (line: string) => line.split(",");
const ownHeads = {
  clients: headsOf(
    "Number,Name,Industry,Status,Tier,Annual contract value (EUR),Contact,Email,Phone,Website,Datacenters,Owner,Description,Added",
  ),
  jobs: headsOf(
    "Number,Title,Company,Location,Country,Salary,Salary min (year),Salary max (year),Currency,Status",
  ),
};

test.each(languages)("the import knows the heads of our own export in %s", (language) => {
  const known: Record<string, string> = words[language];
  const spoken = (it: readonly string[]) => it.map((head) => known[head]!);
  for (const kind of ["clients", "jobs"] as const) {
    const { columns } = guessColumns(kind, ownHeads[kind]);
    expect([kind, guessColumns(kind, spoken(ownHeads[kind])).columns]).toEqual([kind, columns]);
  }
  for (const field of sheetFields) {
    expect([heads[field], namedBy(known[heads[field]]!)?.field]).toEqual([
      heads[field],
      namedBy(heads[field])?.field,
    ]);
  }
});
