import { expect, test } from "bun:test";
import { guessColumns } from "./guess";

test("what belongs to the contact of a company is known whether the word stands before or behind", () => {
  const of = (...head: string[]) => guessColumns("clients", head).columns;
  expect(of("Handelsnaam", "Telefoon contactpersoon", "E-mail (contactpersoon)")).toEqual([
    ...(["name", "contactPhone", "contactEmail"] as const),
  ]);
  expect(of("Ragione sociale", "Indirizzo email referente", "Referente", "Fax referente")).toEqual([
    ...(["name", "contactEmail", "contactName", null] as const),
  ]);
});

test("of a list of jobs nothing of a contact becomes a column of the job", () => {
  expect(guessColumns("jobs", ["Vacature", "Contact title"]).columns).toEqual(["title", null]);
});
