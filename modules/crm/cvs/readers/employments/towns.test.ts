import { expect, test } from "bun:test";
import { employmentsIn } from ".";

const now = new Date("2026-11-20T12:00:00.000Z");
const jobsIn = (...lines: string[]) =>
  employmentsIn(`Work experience\n${lines.join("\n")}`, now).map(
    ({ title, employer, isCertain }) => `${isCertain ? "" : "? "}${title} @ ${employer}`,
  );

test.each([
  [
    ["Muster Power", "Hamburg", "Elektriker"],
    ["Probe Netze", "Nirgendsheim", "Monteur"],
  ],
  [
    ["Prueba Energía", "Sevilla", "Jefe de obra"],
    ["Ejemplo Redes", "Nadalugar", "Electricista"],
  ],
  [
    ["Sample Works", "Leeds", "Site Manager"],
    ["Specimen Grid", "Nowhereton", "Fitter"],
  ],
])("a town between employer and title tells where the next one stands: %j %j", (one, two) => {
  expect(jobsIn(...one, "(03/2018 – 02/2020)", ...two, "(02/2013 – 02/2018)")).toEqual([
    `${one[2]} @ ${one[0]}`,
    `${two[2]} @ ${two[0]}`,
  ]);
});

test("behind a dash and in a cell stands a town where another one does", () => {
  expect(
    jobsIn(
      "Muster Power - Hamburg | 03/2018 – now\nElektriker",
      "Probe Netze - Nirgendsheim | 01/2013 – 02/2018\nMonteur",
    ),
  ).toEqual(["Elektriker @ Muster Power", "Monteur @ Probe Netze"]);
  expect(
    jobsIn(
      "Esempio Reti S.r.l. | 03/2018 – oggi\nTecnico | Napoli",
      "Prova Impianti S.r.l. | 01/2013 – 02/2018\nElettricista | Nessunluogo",
    ),
  ).toEqual(["Tecnico @ Esempio Reti S.r.l.", "Elettricista @ Prova Impianti S.r.l."]);
});

test("what stands behind a dash where nobody names a town belongs to the name", () => {
  expect(
    jobsIn(
      "Muster Power - Nord | 03/2018 – now\nElektriker",
      "Probe Netze - Service | 01/2013 – 02/2018\nMonteur",
    ),
  ).toEqual(["Elektriker @ Muster Power - Nord", "Monteur @ Probe Netze - Service"]);
});

test.each([
  ["Monteur", "Exemple Froid SPRL, Nullepart", "Exemple Froid SPRL"],
  ["Fitter", "Sample Projects, Nowhereton", "Sample Projects"],
  ["Frigorista", "Frío Prueba S.L., Nadalugar", "Frío Prueba S.L."],
])(
  "what is written as a town behind a comma is none of the employer: %s, %s",
  (title, at, name) => {
    expect(jobsIn(`03/2018 – 02/2020: ${title}`, at)).toEqual([`${title} @ ${name}`]);
  },
);
