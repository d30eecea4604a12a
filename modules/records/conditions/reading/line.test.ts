import { expect, test } from "bun:test";
import fc from "fast-check";
import { fields } from "@/modules/crm/candidates/rules";
import { writeWhere } from "../rules";
import { parseConditionLine } from "./line";

const today = "2026-11-23";
const hv = "(holds:hv or skill:mv-hv-switchgear)";
const nen3140 = "holds:nen3140-vp|nen3140-vop|nen3140";
const core = `${hv};holds:vca;near:Frankfurt am Main~50;free:..4w`;

test.each([
  // English
  ["HV and VCA, 50 km around Frankfurt, free within 4 weeks", core],
  ["hv vca within 50 km of frankfurt available in four weeks", core],
  ["VCA", "holds:vca"],
  ["holds VCA valid on 1 December", "holds:vca@2026-12-01"],
  ["VCA valid until 2027-03-31", "holds:vca@2027-03-31"],
  ["not VCA", "-holds:vca"],
  ["VCA or CDCP", "holds:vca|cdcp"],
  ["CDCP without VCA", "holds:cdcp;-holds:vca"],
  ["HV or CDCP", "(holds:hv or skill:mv-hv-switchgear or holds:cdcp)"],
  ["UPS and chillers near Amsterdam", "skill:ups-systems;skill:chillers;near:Amsterdam"],
  ["UPS and related", "skill:ups-systems~related"],
  ["near Frankfurt or Amsterdam", "near:Frankfurt am Main|Amsterdam"],
  ["30 km from Berlin or Hamburg", "near:Berlin~30|Hamburg~30"],
  ["Dublin", "near:Dublin"],
  ["lives in Germany", "country:DE"],
  ["in London", "near:London~25"],
  ["would work in the Netherlands", "willing:NL"],
  ["available now", "free:..today"],
  ["immediately available", "free:..today"],
  ["free by 15 January", "free:..2027-01-15"],
  ["available from 2026-12-01", "free:..2026-12-01"],
  ["available in December", "free:..2026-12-31"],
  ["4 weeks", "free:..4w"],
  ["notice period at most 2 months", "notice:..60"],
  ["30 days notice", "notice:..30"],
  ["at most €45 an hour", "pay:..45~EUR/hour"],
  ["£40-50 per hour", "pay:40..50~GBP/hour"],
  ["under 60k eur a year", "pay:..60000~EUR/year"],
  ["from $400 a day", "pay:400..~USD/day"],
  ["45 eur", "pay:..45~EUR/hour"],
  ["German B2", "language:de~B2"],
  ["speaks Dutch", "language:nl"],
  ["fluent English", "language:en~C1"],
  ["Polish-speaking", "language:pl"],
  ["5+ years of experience", "experience:5.."],
  ["at least 3 years in datacenters", "years:3.."],
  ["right to work", "identity:yes"],
  ["with consent", "consent:keep"],
  ["no contact for 3 months", "contacted:..-3m|none"],
  ["contacted in the last 2 weeks", "contacted:-2w.."],
  ["never contacted", "contacted:none"],
  ["works shifts", "shifts:yes"],
  ["freelancer", "contract:contract"],
  ["not hired or blacklisted", "-status:hired|blacklisted"],
  ["#night-crew", "tag:night-crew"],
  ["HV 50km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV radius 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV within a radius of 50 km around Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV 50 km radius of Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["UPS 100 km Amsterdam free now", "skill:ups-systems;near:Amsterdam~100;free:..today"],
  [
    "electrician HV 50 km Frankfurt",
    `skill:electrical-installation;${hv};near:Frankfurt am Main~50`,
  ],
  ["high voltage 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["NEN3140", nen3140],
  ["NEN 3140", nen3140],
  ["nen3140 VP", "holds:nen3140-vp"],
  // Dutch
  ["HV binnen 50 km van Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV straal van 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["hoogspanning 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV en VCA, 50 km rond Frankfurt, vrij binnen 4 weken", core],
  ["HV en VCA binnen 50 km van Frankfurt, beschikbaar binnen vier weken", core],
  ["per direct beschikbaar", "free:..today"],
  ["beschikbaar vanaf 1 december", "free:..2026-12-01"],
  ["bij Amsterdam (30 km)", "near:Amsterdam~30"],
  ["woont in Duitsland", "country:DE"],
  ["wil werken in België", "willing:BE"],
  ["spreekt Duits op minimaal B2", "language:de~B2"],
  ["Duitstalig", "language:de"],
  ["hoogstens € 45 per uur", "pay:..45~EUR/hour"],
  ["minstens 5 jaar ervaring", "experience:5.."],
  ["1 maand opzegtermijn", "notice:..30"],
  ["zonder toestemming", "-consent:keep"],
  ["geen contact sinds 3 maanden", "contacted:..-3m|none"],
  ["zzp'er met NEN 3140", "contract:contract;holds:nen3140-vp|nen3140-vop|nen3140"],
  ["ploegendienst", "shifts:yes"],
  ["koelmachines of UPS", "skill:chillers|ups-systems"],
  // German
  ["HV 50 km um Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV im Umkreis von 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["Hochspannung Umkreis 50 km Frankfurt", `${hv};near:Frankfurt am Main~50`],
  ["HV und VCA, 50 km um Frankfurt, frei innerhalb von 4 Wochen", core],
  ["HV und VCA im Umkreis von 50 km um Frankfurt, in vier Wochen verfügbar", core],
  ["ab sofort verfügbar", "free:..today"],
  ["verfügbar ab 1. Dezember", "free:..2026-12-01"],
  ["in der Nähe von Hanau", "near:Hanau"],
  ["wohnt in den Niederlanden", null],
  ["Deutsch B2", "language:de~B2"],
  ["fließend Englisch", "language:en~C1"],
  ["deutschsprachig", "language:de"],
  ["höchstens 45 € pro Stunde", "pay:..45~EUR/hour"],
  ["mindestens 5 Jahre Berufserfahrung", "experience:5.."],
  ["Kündigungsfrist höchstens 4 Wochen", "notice:..28"],
  ["ohne Einwilligung", "-consent:keep"],
  ["seit 3 Monaten kein Kontakt", "contacted:..-3m|none"],
  [
    "Schaltberechtigung oder VCA",
    "(holds:schaltberechtigung or skill:electrical-safety-ap or holds:vca)",
  ],
  ["nicht Schichtarbeit", "-shifts:yes"],
])("%s", (text, where) => {
  const read = parseConditionLine(text, fields, today);
  expect(read.where.length > 0 && read.rest === "" ? writeWhere(read.where) : null).toBe(where);
});

test.each([
  ["Sanne de Vries", [], "Sanne de Vries"],
  ["Sanne de Vries and VCA", ["holds:vca"], "Sanne de Vries"],
  ["wizard near Frankfurt", ["near:Frankfurt am Main"], "wizard"],
  ["C-0042", [], "C-0042"],
  ["s@example.com", [], "s@example.com"],
])("of %s what is not understood stays words", (text, where, rest) => {
  expect(parseConditionLine(text, fields, today)).toEqual({
    where: where.map((it) => expect.objectContaining({ key: it.split(":")[0] })),
    rest,
  });
});

test("a list reads only what it can be asked", () => {
  const { where, rest } = parseConditionLine("VCA near Berlin", { near: fields.near }, today);
  expect([writeWhere(where), rest]).toEqual(["near:Berlin", "VCA"]);
});

test("no line is too strange to be read", () => {
  const words = fc.constantFrom(
    "HV",
    "or",
    "not",
    "50 km",
    "um",
    "€",
    "45",
    "B2",
    "frei",
    ",",
    "(",
    "in",
    "Berlin",
    "#",
  );
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(words, { maxLength: 12 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { where } = parseConditionLine(text, fields, today);
      expect(where.every((part) => Object.keys(part).includes("isNot"))).toBe(true);
    }),
    { numRuns: 400 },
  );
});
