import { zoneOf } from "@/modules/knowledge/countries";
import type { Form } from "@/modules/staffing/documents";
import { addDays } from "@/src/calendar";
import type { Annex } from "../content";
import { filledIn, formatterFor, type FormContext } from "./words";

type Part = NonNullable<Form["annex"]>["parts"][number];

/** The hours behind an invoice, who said that they are right, and what Dutch liability asks for. */
export const annexOf = (annex: Annex, it: FormContext): NonNullable<Form["annex"]> => ({
  title: it.say.annex,
  parts: [
    ...(annex.hours.length > 0 ? [hoursOf(annex, it)] : []),
    ...(annex.expenses.length > 0 ? [expensesOf(annex, it)] : []),
    ...(annex.approvals.length > 0 ? [approvalsOf(annex, it)] : []),
    ...(annex.liability ? liabilityOf(annex.liability, it) : []),
  ],
});

function hoursOf({ hours: all }: Annex, { say, pen }: FormContext): Part {
  const { person, day, type, hours } = say.annexColumns;
  const rows = all.map((it) => [
    it.person,
    pen.day(it.workedOn),
    say.hourTypes[it.hourType],
    pen.hours(it.minutes),
    it.approvedOn ? filledIn(say.approved, { day: pen.day(it.approvedOn) }) : "",
  ]);
  const isRight = [false, false, false, true, false];
  return {
    heading: null,
    note: null,
    table: { head: [person, day, type, hours, ""], rows, isRight },
  };
}

/** Two amounts: the receipt in its own currency, and what is billed for it. */
function expensesOf({ expenses }: Annex, { content, say, pen }: FormContext): Part {
  const { title, expense, spent, billed, changed, kilometres } = say.spending;
  const { person, day } = say.annexColumns;
  const spentAs = ({ kind, spent: of }: Annex["expenses"][number]) => {
    if (kind === "mileage") return kilometres;
    const amount = formatterFor(content.language, of.currency).money(of.cents);
    if (of.perEuro === null || of.ratedOn === null) return amount;
    const gaps = { amount, rate: pen.number(of.perEuro), currency: of.currency };
    return filledIn(changed, { ...gaps, day: pen.day(of.ratedOn) });
  };
  const rows = expenses.map((it) => [
    [say.expenses[it.kind], it.note].filter(Boolean).join(": "),
    it.person,
    pen.day(it.spentOn),
    spentAs(it),
    pen.money(it.cents),
  ]);
  const head = [expense, person, day, spent, billed];
  return {
    heading: title,
    note: null,
    table: { head, rows, isRight: [false, false, false, true, true] },
  };
}

/** Times in the agency's time zone; the fingerprint in groups of eight, so that a line may break between them. */
function approvalsOf({ approvals }: Annex, { content, say, pen }: FormContext): Part {
  const { title, note, week, approved, unknown, ...words } = say.approvals;
  const { person, hours } = say.annexColumns;
  const zone = zoneOf(content.seller.country) ?? "UTC";
  const saidBy = ({ by, at, network, proof, digest }: Annex["approvals"][number]) => {
    const moment = at ? pen.moment(at, zone) : unknown;
    const gaps = { moment, name: by ?? unknown, network: network ?? "", proof: proof ?? unknown };
    const said = filledIn(network === null ? words.paper : words.link, gaps);
    const eights = digest?.match(/.{1,8}/g)?.join(" ");
    return eights ? `${said}. ${filledIn(words.digest, { digest: eights })}` : said;
  };
  const rows = approvals.map((it) => [
    saidBy(it),
    it.person,
    daysIn(it.week, addDays(it.week, 6), pen),
    pen.hours(it.minutes),
  ]);
  const head = [approved, person, week, hours];
  return { heading: title, note, table: { head, rows, isRight: [false, false, false, true] } };
}

const daysIn = (from: string, to: string, pen: FormContext["pen"]) =>
  `${pen.day(from)} – ${pen.day(to)}`;

function liabilityOf({ people, wages }: NonNullable<Annex["liability"]>, it: FormContext): Part[] {
  const { say, pen } = it;
  const { title, note, ...words } = say.liability;
  const { person, hours } = say.annexColumns;
  const rows = people.map((of) => [
    of.work,
    of.agreement,
    of.person,
    daysIn(of.from, of.to, pen),
    pen.hours(of.minutes),
  ]);
  const paid = wages.map((of) => [of.work, pen.hours(of.minutes), pen.money(of.wageCents)]);
  const head = [words.work, words.agreement, person, words.period, hours];
  return [
    { heading: title, note, table: { head, rows, isRight: [false, false, false, false, true] } },
    {
      heading: words.wage,
      note: null,
      table: {
        head: [words.work, words.employed, words.wage],
        rows: paid,
        isRight: [false, true, true],
      },
    },
  ];
}
