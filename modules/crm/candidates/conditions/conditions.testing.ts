import fc from "fast-check";
import { certificatesMeant, relativesOf } from "@/modules/knowledge/analysis";
import { coordinatesOf } from "@/modules/knowledge/normalise";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { type Condition, isGroup, type Value, type Where } from "@/modules/records/conditions";
import { noon } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import { person } from "../fixtures";
import type { NewCandidate } from "../model";
import { perYear } from "@/modules/knowledge/normalise/rules";

const today = noon.toISOString().slice(0, 10);

const towns = ["Frankfurt", "Hanau", "Amsterdam", "Berlin", "Nowhere at all", null] as const;
const countryOf = { Frankfurt: "DE", Hanau: "DE", Amsterdam: "NL", Berlin: "DE" } as const;
const skills = ["ups-systems", "static-ups", "chillers", "bms", "mv-hv-switchgear"];
const papers = ["vca-basis", "vca-vol", "hv-ap", "nen3840", "cdcp"];
export const tagNames = ["resting", "night shifts"];

const maybe = <Item>(item: fc.Arbitrary<Item>) => fc.option(item, { nil: undefined, freq: 3 });
const dayNear = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days));
const somebody = fc.record({
  town: fc.constantFrom(...towns),
  skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 3 }),
  papers: fc.uniqueArray(
    fc.record({ certificate: fc.constantFrom(...papers), expiresOn: maybe(dayNear) }),
    { maxLength: 3, selector: ({ certificate }) => certificate },
  ),
  availableFrom: maybe(dayNear),
  noticeDays: maybe(fc.integer({ min: 0, max: 120 })),
  pay: maybe(
    fc.record({
      amount: fc.integer({ min: 20, max: 90 }),
      currency: fc.constantFrom("EUR", "GBP", "PLN", "XAU"),
      period: fc.constantFrom("hour", "month"),
    }),
  ),
  languages: maybe(fc.dictionary(fc.constantFrom("de", "nl"), fc.constantFrom("A2", "B2", "C1"))),
  worksShifts: maybe(fc.boolean()),
  yearsDatacentre: maybe(fc.integer({ min: 0, max: 20 })),
  willingCountries: maybe(fc.uniqueArray(fc.constantFrom("DE", "UK"), { maxLength: 2 })),
  role: maybe(fc.constantFrom("dc-operations", "mep-engineer")),
  tags: fc.subarray(tagNames),
});
type Somebody = typeof somebody extends fc.Arbitrary<infer One> ? One : never;

/** Three hundred invented people, the same in every run. */
export const people = fc.sample(somebody, { seed: 2026, numRuns: 300 });
export const inputOf = ({
  town,
  papers: certificates,
  tags: _,
  pay,
  ...rest
}: Somebody): NewCandidate =>
  person({
    ...rest,
    ...(town && {
      location: town,
      country: town in countryOf ? countryOf[town as "Berlin"] : undefined,
    }),
    certificates,
    ...(pay && { pay }),
  } as never);
const range = (min: number, max: number) =>
  fc
    .tuple(maybe(fc.integer({ min, max })), maybe(fc.integer({ min, max })))
    .map(([from, to]) =>
      from === undefined && to === undefined ? `${min}..` : `${from ?? ""}..${to ?? ""}`,
    );
const value = (
  text: fc.Arbitrary<string>,
  more: Partial<Record<"by" | "on", fc.Arbitrary<string>>> = {},
) => fc.record({ text, ...more }, { requiredKeys: ["text"] }) as fc.Arbitrary<Value>;
const none = fc.constant({ text: "none" });
const offset = fc.constantFrom("-90d", "4w", "today", "3m", "2026-03-01");

const values: Record<string, fc.Arbitrary<Value>> = {
  holds: value(fc.constantFrom("vca", "hv", ...papers), { on: offset }),
  skill: value(fc.constantFrom(...skills), { by: fc.constant("related") }),
  near: value(fc.constantFrom("Frankfurt", "Amsterdam", "Atlantis"), {
    by: fc.constantFrom("10", "50", "500"),
  }),
  free: fc.oneof(
    value(offset.map((end) => `..${end}`)),
    value(offset.map((end) => `${end}..`)),
    none,
  ),
  pay: fc.oneof(
    fc
      .tuple(range(20, 90), fc.constantFrom("EUR/hour", "GBP/hour", "PLN/month"))
      .map(([text, by]) => ({ text, by })),
    none,
  ),
  language: value(fc.constantFrom("de", "nl"), { by: fc.constantFrom("B1", "C1") }),
  shifts: fc.oneof(value(fc.constantFrom("yes", "no")), none),
  years: fc.oneof(value(range(0, 20)), none),
  willing: fc.oneof(value(fc.constantFrom("DE", "UK")), none),
  role: fc.oneof(value(fc.constantFrom("dc-operations", "mep-engineer")), none),
  tag: fc.oneof(value(fc.constantFrom(...tagNames)), none),
};
const condition: fc.Arbitrary<Condition> = fc.constantFrom(...Object.keys(values)).chain((key) =>
  fc.record({
    key: fc.constant(key),
    isNot: fc.boolean(),
    values: fc.array(values[key] ?? none, { minLength: 1, maxLength: 2 }),
  }),
);
/** Anything that a list may be asked. */
export const asked: fc.Arbitrary<Where> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: condition },
    fc.record({ isNot: fc.boolean(), any: fc.array(condition, { minLength: 2, maxLength: 3 }) }),
  ),
  { minLength: 1, maxLength: 2 },
);

const days: Record<string, string> = {
  "-90d": addDays(today, -90),
  "4w": addDays(today, 28),
  today,
  "3m": "2026-04-01",
};
const dayOf = (text = "today") => days[text] ?? text;
const within = (
  it: number | string | undefined,
  from: number | string | undefined,
  to: number | string | undefined,
) => it !== undefined && (from === undefined || it >= from) && (to === undefined || it <= to);
const endsOf = (text: string) => text.split("..").map((end) => end || undefined);
const numbersOf = (text: string) =>
  endsOf(text).map((end) => (end === undefined ? undefined : Number(end)));

const far = (one: string, other: string) => {
  const [a, b] = [coordinatesOf(one, null), coordinatesOf(other, null)];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [up, round] = [latitude, longitude].map((it) => (it * Math.PI) / 180) as [number, number];
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
  }) as [number[], number[]];
  const dot = p.reduce((sum, it, n) => sum + it * (q[n] ?? 0), 0);
  return 6371 * Math.acos(Math.min(1, dot));
};

const rates: Record<string, number> = referenceRates.perEuro;
const yearly = (amount: number, unit = "") => {
  const [currency = "", period = ""] = unit.split("/");
  const euros = (amount / (rates[currency] ?? Number.NaN)) * perYear[period as "hour"];
  return Math.round(euros * 100) / 100;
};

type Holds = (it: Somebody, value: Value) => boolean;
const isNone = ({ text }: Value) => text === "none";
const truths: Record<string, Holds> = {
  holds: (it, { text, on }) =>
    it.papers.some(
      ({ certificate, expiresOn }) =>
        certificatesMeant(text).includes(certificate) && (!expiresOn || expiresOn >= dayOf(on)),
    ),
  skill: (it, { text, by }) =>
    it.skills.some((own) => own === text || (by && relativesOf(text).has(own))),
  near: (it, { text, by }) => !!it.town && far(it.town, text) <= Number(by ?? 50),
  free: (it, value) => {
    const day =
      it.availableFrom ?? (it.noticeDays === undefined ? undefined : addDays(today, it.noticeDays));
    const [from, to] = endsOf(value.text).map((end) => end && dayOf(end));
    return isNone(value) ? day === undefined : within(day, from, to);
  },
  pay: ({ pay }, value) => {
    if (isNone(value)) return !pay;
    const [from, to] = numbersOf(value.text).map((end) =>
      end === undefined ? undefined : yearly(end, value.by),
    );
    if (pay?.currency === "XAU") return true;
    return within(pay && yearly(pay.amount, `${pay.currency}/${pay.period}`), from, to);
  },
  language: ({ languages = {} }, { text, by }) =>
    !!languages[text] && (by === undefined || (languages[text] ?? "") >= by),
  shifts: (it, value) =>
    isNone(value) ? it.worksShifts === undefined : it.worksShifts === (value.text === "yes"),
  years: (it, value) => {
    const [from, to] = numbersOf(value.text);
    return isNone(value) ? it.yearsDatacentre === undefined : within(it.yearsDatacentre, from, to);
  },
  willing: ({ willingCountries: some = [] }, value) =>
    isNone(value) ? some.length === 0 : some.includes(value.text as "DE"),
  role: (it, value) => (isNone(value) ? !it.role : it.role === value.text),
  tag: (it, value) => (isNone(value) ? it.tags.length === 0 : it.tags.includes(value.text)),
};
const holds = (it: Somebody, { key, isNot, values: said }: Condition): boolean =>
  said.some((one) => truths[key]?.(it, one)) !== isNot;
/** What plain words say of one person, without a database. */
export const fits = (it: Somebody, where: Where): boolean =>
  where.every((part) =>
    isGroup(part) ? part.any.some((one) => holds(it, one)) !== part.isNot : holds(it, part),
  );
