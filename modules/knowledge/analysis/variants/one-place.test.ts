import { expect, test } from "bun:test";
import { analyse } from "..";
import { ad } from "../fixtures";

/** What shops, offices and kitchens write, without anything of a plant. */
const others = [
  [
    "en",
    "Store Assistant",
    "You help customers, fill the shelves and work at the till. We work in a small team.",
  ],
  [
    "de",
    "Buchhalterin",
    "Sie prüfen Rechnungen und bereiten den Abschluss vor. Wir arbeiten in einem kleinen Team.",
  ],
  [
    "fr",
    "Cuisinier",
    "Vous préparez les plats du jour et tenez la cuisine propre. Nous travaillons en équipe.",
  ],
  ["nl", "Bakker", "Je bakt brood en houdt de bakkerij schoon. We werken in een klein team."],
  [
    "es",
    "Peluquera",
    "Cortas y peinas, y atiendes a los clientes. Trabajamos en un equipo pequeño.",
  ],
  ["pl", "Fryzjerka", "Strzyżesz i czeszesz klientów. Pracujemy w małym zespole."],
] as const;
const lines = [
  "data centre, critical facilities, UPS, chiller, CRAC, switchgear, BMS, commissioning",
  "Data centre\nUPS\nChillers\nSwitchgear\nCommissioning",
  "The group behind us builds and runs hyperscale data centres with UPS, generators and liquid cooling.",
  "Data Center Technician in Zurich\nUPS Service Engineer in Basel\nChiller Technician in Bern",
];

test.each(others)("one line about a plant makes no work on it of %s: %s", (_, title, text) => {
  for (const line of lines) {
    for (const whole of [`${text}\n\n${line}`, `${line}\n\n${text}`])
      expect(analyse(ad({ title, text: whole })).relevanceLevel).toBe("potential");
  }
});

test("who names plant in two places, or in the title, is not held down", () => {
  const twice =
    "You look after UPS and chillers of our data centre.\n\nYou test the switchgear each month.";
  const once = "You look after UPS, generators and chillers of our data centre.";
  const isHeld = (title: string, text: string) =>
    analyse(ad({ title, text })).contributions.some(({ code }) => code === "cap-one-place");

  expect(isHeld("Colleague wanted", twice)).toBeFalse();
  expect(isHeld("Data Centre Technician", once)).toBeFalse();
  expect(isHeld("Colleague wanted", once)).toBeTrue();
});
