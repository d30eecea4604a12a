import { expect, test } from "bun:test";
import { guessMapping } from "../guess";

const fieldOf = (head: string, cells = ["yes", "no", ""]) =>
  guessMapping(
    ["Email", head],
    cells.map((cell) => ["ann@example.com", cell]),
  ).guesses[1]?.field;

test("whoever wants no contact is restricted, however six languages word the head", () => {
  const heads = [
    ["Please do not phone", "isSuppressed", "candidate_opt_out_sms", "No longer contact by email"],
    ["Niet meer bellen s.v.p.", "Mag niet benaderd worden", "Geen nieuwsbrieven"],
    [
      "Wünscht keine Anrufe",
      "Werbung nicht erwünscht",
      "Bitte nicht mehr anschreiben",
      "Mailsperre",
    ],
    ["Ne pas solliciter", "Ne veut plus recevoir d'offres", "Désabonné(e)", "Pas de démarchage"],
    ["No quiere que le llamen / no llamar más", "No enviar correos"],
    ["Non chiamare di nuovo", "Non desidera ricevere offerte", "Nessun contatto"],
  ].flat();
  expect(heads.filter((head) => fieldOf(head) !== "objection")).toEqual([]);
});

test("a count, a reason and a number to call are no refusal", () => {
  const heads = ["No. calls", "Contact no", "Opt-out reason", "Not yet called", "Notes", "Nota"];
  expect(heads.filter((head) => fieldOf(head) === "objection")).toEqual([]);
});

test("a mobile number goes before the one of the office, wherever it stands", () => {
  const { guesses } = guessMapping(["Telephone Number", "Cell Telephone Number"], []);
  expect(guesses.map(({ field }) => field)).toEqual([null, "phone"]);
});

test("pay is known with the words that say gross or net and for how long", () => {
  const heads = [
    "Salario bruto anual",
    "Gehalt (netto, EUR)",
    "Stipendio lordo annuo",
    "Rate per hour",
  ];
  const named = heads.map((head) => guessMapping([head], []).guesses[0]?.field);
  expect(named).toEqual(heads.map(() => "payAmount"));
});
