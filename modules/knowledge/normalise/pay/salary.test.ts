import { expect, test } from "bun:test";
import fc from "fast-check";
import { Salary } from "../model";
import type { About } from "./currencies";
import { readSalary } from "./salary";

type Read = [min: number | null, max: number | null, currency: string, period: string];

const short = (salary: Salary | null): Read | null =>
  salary && [salary.min, salary.max, salary.currency, salary.period];

const cases: [raw: string, read: Read | null, about?: About][] = [
  // Cards
  ["51.500 € – 75.000 €", [51500, 75000, "EUR", "year"]],
  ["€ 3.500 - € 4.500 per maand", [3500, 4500, "EUR", "month"]],
  ["£45,000 - £55,000 per annum", [45000, 55000, "GBP", "year"]],
  ["£45k-£55k pa", [45000, 55000, "GBP", "year"]],
  ["£300 - £350 per day", [300, 350, "GBP", "day"]],
  ["Up to £90,000", [null, 90000, "GBP", "year"]],
  ["From $22.38 an hour", [22.38, null, "USD", "hour"]],
  ["$800 - $1,800 a week", [800, 1800, "USD", "week"]],
  ["ab 52.000 €", [52000, null, "EUR", "year"]],
  ["bis zu 65.000 € im Jahr", [null, 65000, "EUR", "year"]],
  ["€4000+", [4000, null, "EUR", "month"]],
  ["$101.4K/yr - $205.4K/yr · 401(k), +1 benefit", [101400, 205400, "USD", "year"]],
  ["€50-60k", [50000, 60000, "EUR", "year"]],
  ["80-120K EUR", [80000, 120000, "EUR", "year"]],
  ["45K€ - 55K€ par an", [45000, 55000, "EUR", "year"]],
  ["50–60 T€", [50000, 60000, "EUR", "year"]],
  ["TJM 450 - 550 €", [450, 550, "EUR", "day"]],
  ["â‚¬ 55.000 â€“ â‚¬ 65.000 per jaar", [55000, 65000, "EUR", "year"]],
  // Ranges of money as large as pay, without a word for it
  ["Hybride werken, € 4.200 - 5.800.", [4200, 5800, "EUR", "month"]],
  ["Tier III, on-call one week in six. €52-60k.", [52000, 60000, "EUR", "year"]],
  ["Suivi budgétaire et levée de réserves. 50-65 K€ + véhicule.", [50000, 65000, "EUR", "year"]],
  ["£13.15 per hour. A driving licence is needed.", [13.15, null, "GBP", "hour"]],
  ["You answer for budgets of €40,000 - €60,000.", null],
  ["Projects of €2,000 - €90,000 each, from design to handover in every country.", null],
  // Sentences, by language
  ["We pay €18.50 per hour for night shifts.", [18.5, null, "EUR", "hour"]],
  ["Salary between 38,000 and 42,000 EUR per year.", [38000, 42000, "EUR", "year"]],
  ["Jahresgehalt: 55.000 – 65.000 EUR brutto", [55000, 65000, "EUR", "year"]],
  [
    "Wir bieten ein Gehalt zwischen 4.200 und 5.100 Euro brutto im Monat.",
    [4200, 5100, "EUR", "month"],
  ],
  ["Stundenlohn ab 17,50 €", [17.5, null, "EUR", "hour"]],
  ["Monatslohn CHF 6'500.– bis 7'800.–", [6500, 7800, "CHF", "month"]],
  ["CHF 1'500.– pro Monat", [1500, null, "CHF", "month"]],
  [
    "Je salaris ligt tussen de € 3.200,- en € 4.100,- bruto per maand",
    [3200, 4100, "EUR", "month"],
  ],
  ["uurloon van € 17,85", [17.85, null, "EUR", "hour"]],
  ["Salaris tot € 5.000 bruto per maand", [null, 5000, "EUR", "month"]],
  ["Salaire : 2 200 € brut mensuel", [2200, null, "EUR", "month"]],
  ["Rémunération de 38 000 à 45 000 € bruts par an", [38000, 45000, "EUR", "year"]],
  ["Salaire jusqu'à 42K€", [null, 42000, "EUR", "year"]],
  ["Salario: 28.000 € - 34.000 € brutos anuales", [28000, 34000, "EUR", "year"]],
  ["Salario entre 1.800 y 2.100 euros al mes", [1800, 2100, "EUR", "month"]],
  ["RAL 35.000 - 42.000 €", [35000, 42000, "EUR", "year"]],
  ["RAL: 35-40k", [35000, 40000, "EUR", "year"]],
  ["Retribuzione da 1.700 a 2.000 euro mensili", [1700, 2000, "EUR", "month"]],
  ["Lön 38 000 - 45 000 kr per månad", [38000, 45000, "SEK", "month"], { language: "sv" }],
  ["Løn: 42.000 kr. pr. måned", [42000, null, "DKK", "month"], { country: "DK" }],
  ["Timeløn 185 kr", [185, null, "DKK", "hour"], { country: "DK" }],
  ["Årslønn 650 000 - 720 000 kr", [650000, 720000, "NOK", "year"], { country: "NO" }],
  ["Palkka 3 200 € kuukaudessa", [3200, null, "EUR", "month"]],
  ["Tuntipalkka 16,50 € / tunti", [16.5, null, "EUR", "hour"]],
  ["Wynagrodzenie od 12 000 do 16 000 zł brutto miesięcznie", [12000, 16000, "PLN", "month"]],
  ["120-150 zł netto + VAT / godz.", [120, 150, "PLN", "hour"]],
  ["15 tys. zł miesięcznie", [15000, null, "PLN", "month"]],
  ["Een salaris van maximaal € 4.500 bruto per maand", [null, 4500, "EUR", "month"]],
  ["£40,000 basic + £10,000 OTE", [40000, null, "GBP", "year"]],
  ["Data centre manager, Leeds\n£85,000 + benefits\nOur client", [85000, null, "GBP", "year"]],
  ["60k-80k", [60000, 80000, "GBP", "year"], { country: "GB", statedBy: "employer" }],
  ["1. Ausbildungsjahr: 1.218 Euro", [1218, null, "EUR", "month"]],
  // Separators
  ["1.234,56 € pro Monat", [1234.56, null, "EUR", "month"]],
  ["€1,234.56 per month", [1234.56, null, "EUR", "month"]],
  ["CHF 98'000 jährlich", [98000, null, "CHF", "year"]],
  ["98 000 SEK per år", [98000, null, "SEK", "year"]],
  // Without a currency only where a word says that it is pay
  ["Salary: 45,000 - 50,000 per annum", [45000, 50000, "GBP", "year"], { country: "GB" }],
  ["Salary: 45,000 - 50,000 per annum", null],
  ["Salary 2026", null, { country: "GB" }],
  ["Team of 45,000 - 50,000", null, { country: "GB" }],
  // Not pay
  ["€", null],
  ["Salary: € competitive", null],
  ["£", null],
  ["5-10 years of experience, founded in 1998", null],
  ["You manage a budget of € 250.000 per year", null],
  ["Jahresumsatz von 60.000 EUR", null],
  ["Our engineers helped customers to gain €50,000 per year", null],
  ["Urlaubsgeld 1.200 €", null],
  ["60k-80k", null],
  ["a fund of €80,000", null],
  ["turnover of £90,000 a year", null],
  ["Sign-on bonus of €10,000", null],
  ["Omzet € 75.000 per jaar", null],
  ["budget de 45 000 € par an", null],
  ["A 30 MW site worth $2 billion", null],
  ["Gutschein im Wert von 50,00€ monatlich", null],
  ["jährliches Weiterbildungsbudget von 2.500 €", null],
  ["$35 million Series B", null],
  ["40 hours per week, 30 days off", null],
  ["Contact 020 123 4567, room 401(k)", null],
  ["Salary: €1 per hour", null],
  ["", null],
];

const written = cases.map(([raw, read, about]) => [raw, read, about ?? {}] as const);

test.each(written)("%j pays %j", (raw, read, about) => {
  expect(short(readSalary(raw, about))).toEqual(read);
});

test("pay beats the bonus and the allowance beside it", () => {
  const raw = "Salary €60,000 plus a €5,000 bonus and €2,400 car allowance";
  expect(short(readSalary(raw))).toEqual([60000, null, "EUR", "year"]);
});

test("ranges for several towns are spanned", () => {
  const raw = "Leeds: £40,000 - £45,000 per year\nLondon: £46,000 - £52,000 per year";
  expect(short(readSalary(raw))).toEqual([40000, 52000, "GBP", "year"]);
});

test.each([
  ["€ 60.000 brutto", true],
  ["2.500 EUR netto pro Monat", false],
  ["€ 60.000 per jaar", null],
])("%j states gross: %p", (raw, isGross) => {
  expect(readSalary(raw)?.isGross).toBe(isGross);
});

test("an amount without a period is less sure than one with it", () => {
  const [stated, guessed] = [readSalary("Salary €60,000 per year"), readSalary("Salary €60,000")];
  expect(stated?.confidence).toBeGreaterThan(guessed?.confidence ?? 1);
});

test("who stated the pay is kept", () => {
  expect(readSalary("€60,000", { statedBy: "estimate" })?.statedBy).toBe("estimate");
  expect(readSalary("€60,000")?.statedBy).toBe("text");
});

test("no text makes it fail, and the lower end is never above the higher", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "€",
      "£",
      "$",
      " - ",
      " bis ",
      "k",
      " per hour",
      "Salary ",
      ".",
      ",",
      "'",
      "kr",
    ),
    fc.nat(200_000).map(String),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const salary = readSalary(parts.join(""), { country: "DE" });
      if (!salary) return;
      Salary.parse(salary);
      expect(salary.min ?? 0).toBeLessThanOrEqual(salary.max ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test("a long text full of digits is read in linear time", () => {
  const bestOf = (text: string) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const { user } = process.cpuUsage();
        readSalary(text);
        return process.cpuUsage().user - user;
      }),
    );
  for (const [part, times] of [
    ["1 234 - 5.678 € ", 1500],
    ["9", 20_000],
    ["€ ", 10_000],
  ] as const) {
    // Four times the text would cost sixteen times as much if every part looked at all the others.
    const [once, fourTimes] = [bestOf(part.repeat(times)), bestOf(part.repeat(4 * times))];
    expect(fourTimes).toBeLessThan(10 * Math.max(once, 1000));
  }
});
