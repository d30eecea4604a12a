import { expect, test } from "bun:test";
import { type Named, createNameSearch } from "./name-search";

const ann: Named = {
  ...{ firstName: "Ann", lastName: "Quillfeather", number: "C-0060" },
  ...{ email: "ann@quill.example", phone: "+31 6 1234 5678" },
};
const isIn = (named: Named, text: string) => createNameSearch(named).inText(text) !== null;

test.each([
  ["her full name", "Spoke with Ann Quillfeather today"],
  ["another case", "ANN  QUILLFEATHER"],
  ["the surname first", "Quillfeather, Ann: call back"],
  ["a name with signs between", "cv_ann_quillfeather.pdf"],
  ["her address", "write to Ann@Quill.Example."],
  ["her telephone as it is said at home", "tel. 06-12 34 56 78"],
  ["her telephone without its spaces", "+31612345678"],
  ["her telephone with a zero in brackets", "0031 (0)6 12345678"],
  ["her number", "see C-0060"],
  ["her number without zeros", "(c-60)"],
])("a text names somebody by %s", (_, text) => {
  expect(isIn(ann, text)).toBe(true);
});

test.each([
  ["a first name alone", "Ann called"],
  ["a surname alone", "the Quillfeather file"],
  ["a longer first name", "Anna Quillfeather"],
  ["a longer surname", "Ann Quillfeathers"],
  ["two names that stand apart", "Ann and the family Quillfeather"],
  ["an address that ends alike", "jo.ann@quill.example or joann@quill.example"],
  ["an address that goes on", "ann@quill.example2"],
  ["a longer number", "C-00601 and C-600 and XC-60"],
  ["more digits than her telephone has", "0612345678901"],
  ["other digits", "06 1234 5679"],
])("a text does not name somebody by %s", (_, text) => {
  expect(isIn(ann, text)).toBe(false);
});

test("accents and letters that no accent explains are the same with and without", () => {
  const jorg = { ...ann, firstName: "Jörg", lastName: "Weiß-Łoś" };
  for (const text of ["Jorg Weiss Los", "JÖRG WEISS-ŁOŚ", "Jörg Weiß-Łoś".normalize("NFD")])
    expect(isIn(jorg, text)).toBe(true);
  expect(isIn({ ...ann, firstName: "Jorg", lastName: "Weiss" }, "Jörg Weiß")).toBe(true);
});

test("names of files and what lists are searched by may say the surname alone, unless it is short", () => {
  const { inLabel } = createNameSearch(ann);
  expect(inLabel("people_Quillfeather.csv")).toBe("people_Quillfeather.csv");
  expect(inLabel("Quillfeathers.csv")).toBeNull();
  expect(inLabel("people_Ann.csv")).toBeNull();
  expect(createNameSearch({ ...ann, lastName: "Li" }).inLabel("people_Li.csv")).toBeNull();
});

test("the words around the first place are shown as they were written", () => {
  const text = `${"ß ".repeat(80)}then Ann\nQuillfeather came${" and went".repeat(20)}`;
  const excerpt = createNameSearch(ann).inText(text) ?? "";
  expect(excerpt).toStartWith("…ß ß");
  expect(excerpt).toContain("then Ann Quillfeather came and went");
  expect(excerpt).toEndWith("…");
  expect(excerpt.length).toBeLessThan(150);
});

test("somebody without a name, an address, a telephone or a number is found nowhere", () => {
  const none = { firstName: "Ann", lastName: "", email: null, phone: null, number: null };
  expect(isIn(none, "Ann")).toBe(false);
  expect(isIn({ ...none, phone: "112" }, "112")).toBe(false);
});
