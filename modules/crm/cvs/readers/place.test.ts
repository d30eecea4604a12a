import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from ".";

const placeIn = (line: string) =>
  readCv(`Anna Kowalska\nWelder\n${line}\nanna.kowalska@post.example`, noon).find(
    ({ field }) => field === "location",
  )?.value;

test.each([
  ["Current location: Leeds, United Kingdom", "Leeds"],
  ["Huidige woonplaats: Utrecht", "Utrecht"],
  ["Base: Leeds, United Kingdom", "Leeds"],
  ["Adresa: Str. Probei nr. 4, bl. B3, Cluj-Napoca, 400489", "Cluj-Napoca"],
  ["Calle Prueba 4, Sevilla, 41001", "Sevilla"],
  ["Place of birth: Leeds", undefined],
  ["Geboorteplaats: Utrecht", undefined],
  ["Lieu de naissance : Lyon", undefined],
  ["Geburtsort: Hamburg", undefined],
])("a label and a code behind it are no part of a town: %s", (line, town) => {
  expect(placeIn(line)).toBe(town);
});
