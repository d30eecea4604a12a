import { pick, seeded } from "./seed";

const titles = [
  "Critical Facilities Engineer",
  "Data Center Technician",
  "Senior Commissioning Manager",
  "MEP Engineer Mission Critical",
  "Shift Lead Data Centre Operations",
  "Elektroingenieur Rechenzentrum (m/w/d)",
  "Servicetechniker Kälte- und Klimatechnik",
  "Projectleider Datacenter Nieuwbouw",
  "Technicien de maintenance datacenter",
  "Warehouse Assistant",
  "Data Entry Analyst",
  "HSE Manager Construction",
] as const;
const places = [
  ["Amsterdam", "NL"],
  ["Groningen", "NL"],
  ["Frankfurt am Main", "DE"],
  ["Hamburg", "DE"],
  ["Dublin", "IE"],
  ["Paris", "FR"],
  ["Slough", "GB"],
  ["Madrid", "ES"],
  ["Milano", "IT"],
  ["Zürich", "CH"],
] as const;
const employers = [
  "Noorderkoeling",
  "Serverhof",
  "Polder Power",
  "Rackhaus",
  "Blauwe Zaal",
] as const;
const sentences = [
  "You keep the electrical and mechanical plant of a tier III data centre running around the clock.",
  "You operate and maintain UPS systems, diesel generators, switchgear and static transfer switches.",
  "CRAH units, chillers and adiabatic coolers are your daily work, with the BMS as your eyes.",
  "You write method statements, lead vendors on site and sign permits to work.",
  "Experience with integrated systems testing, level 4 and level 5 commissioning is expected.",
  "We offer a permanent contract, training to CDCDP or a comparable certificate, and shift pay.",
  "A driving licence and the readiness to be on call one week in six are required.",
  "Our team is small, speaks English at work and shares a canteen with the network people.",
  "Knowledge of VCA, NEN 3140 or an equal national rule for work on low voltage is a plus.",
  "No work in finance, sales or call centres is part of this role.",
] as const;

export type WrittenAd = {
  title: string;
  company: string;
  city: string;
  country: string;
  posted: string;
  pay: [min: number, max: number] | null;
  html: string;
};

/** One of many ads, the same for the same number: who, where, how much, and about 3 KB of text. */
export function adNumber(n: number): WrittenAd {
  const random = seeded(n + 1);
  const [city, country] = pick(random, places);
  const from = 38_000 + Math.floor(random() * 40) * 1000;
  return {
    title: pick(random, titles),
    company: `${pick(random, employers)} ${1 + Math.floor(random() * 20)} B.V.`,
    city,
    country,
    posted: new Date(Date.UTC(2026, 8, 1 + Math.floor(random() * 60))).toISOString().slice(0, 10),
    pay: random() < 0.4 ? [from, from + 12_000] : null,
    html: textOf(random, n),
  };
}

function textOf(random: () => number, n: number): string {
  const paragraph = () => Array.from({ length: 4 }, () => pick(random, sentences)).join(" ");
  const points = Array.from({ length: 8 }, () => `<li>${pick(random, sentences)}</li>`).join("");
  return `<p>Reference ${n}. ${paragraph()}</p><h3>Your work</h3><ul>${points}</ul>
<h3>What you bring</h3><p>${paragraph()}</p><p>${paragraph()}</p><p>${paragraph()}</p>`;
}
