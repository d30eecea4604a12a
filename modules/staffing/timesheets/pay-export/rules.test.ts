import { expect, test } from "bun:test";
import { payColumnsIn } from "./rules";

test("columns for payroll are chosen in English, Dutch or German, under the name that was written", () => {
  expect(payColumnsIn("Last name\nachternaam\nVorname = Rufname\nStunden = h\nnonsense")).toEqual([
    { field: "Last name", title: "Last name" },
    { field: "Last name", title: "achternaam" },
    { field: "First name", title: "Rufname" },
    { field: "Hours", title: "h" },
  ]);
});
