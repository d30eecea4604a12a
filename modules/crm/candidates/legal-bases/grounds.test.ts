import { expect, test } from "bun:test";
import {
  basisOn,
  type Claim,
  claimKinds,
  everyBasis,
  noticeDue,
  type Purpose,
  purposes,
} from "./rules";

/** The same numbers each time, so that a failure can be looked at. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

const next = numbers(7);
const one = <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value;
const day = () => `2026-${String(1 + next(12)).padStart(2, "0")}-15`;
const claim = (): Claim => ({
  kind: one(claimKinds),
  basis: one(everyBasis),
  since: day(),
  until: next(3) === 0 ? null : day(),
});

type Case = { purpose: Purpose; claims: Claim[]; today: string };
const cases: Case[] = Array.from({ length: 2000 }, () => ({
  purpose: one(purposes),
  claims: Array.from({ length: next(5) }, claim),
  today: day(),
}));
const free = { isRestricted: false, hasObjected: false };

test("whatever the data rests on is one of the claims, and holds on that day", () => {
  const found = cases.flatMap(({ purpose, claims, today }) => {
    const basis = basisOn(purpose, claims, { today, ...free });
    return basis ? [{ basis, claims, today, purpose }] : [];
  });
  expect(found.length).toBeGreaterThan(100);
  for (const { basis, claims, today, purpose } of found) {
    expect(claims).toContain(basis);
    expect(basis.since <= today && (basis.until ?? today) >= today).toBe(true);
    if (purpose === "marketing") expect(basis.basis).toBe("consent");
  }
});

test("what is restricted rests on nothing, whatever is claimed", () => {
  for (const { purpose, claims, today } of cases)
    expect(basisOn(purpose, claims, { today, isRestricted: true, hasObjected: false })).toBe(null);
});

test("an objection ends marketing and every legitimate interest, and nothing else", () => {
  for (const { purpose, claims, today } of cases) {
    const objected = basisOn(purpose, claims, { today, isRestricted: false, hasObjected: true });
    const others = claims.filter(({ basis }) => basis !== "legitimate-interest");
    const wanted = purpose === "marketing" ? null : basisOn(purpose, others, { today, ...free });
    expect(objected).toEqual(wanted);
  }
});

test("one more claim never takes a basis away", () => {
  for (const { purpose, claims, today } of cases) {
    const before = basisOn(purpose, claims, { today, ...free });
    const after = basisOn(purpose, [...claims, claim()], { today, ...free });
    if (before) expect(after).toEqual(before);
  }
});

test("the notice is due within the month, and not after the first contact", () => {
  expect(noticeDue("2026-02-01", null)).toBe("2026-02-01");
  expect(noticeDue("2026-02-01", "2026-01-10")).toBe("2026-01-10");
  expect(noticeDue("2026-02-01", "2026-03-10")).toBe("2026-02-01");
});
