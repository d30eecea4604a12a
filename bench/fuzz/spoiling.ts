import type { Dice } from "../data/dice";
import { canary } from "./values";

const odd: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  "",
  canary,
  `${canary}'; drop table candidates; --`,
  `${canary}" or 1=1`,
  "\u0000\u0001\r\nSet-Cookie: a=b",
  "\u202Egnp.exe",
  "\uD800",
  "😀".repeat(500),
  "x".repeat(20_000),
  "../../../../etc/passwd",
  "javascript:alert(1)",
  "<svg onload=alert(1)>",
  "=HYPERLINK(1)",
  "2026-13-45",
  "9999-12-31T23:59:60Z",
  "NaN",
  "%00%ff",
  [],
  {},
  [[[[[[]]]]]],
  { [canary]: canary },
  { toString: 1, constructor: { prototype: {} } },
  Array.from({ length: 300 }, () => canary),
];

/** The same value with one thing wrong in it, somewhere. */
export function spoiled(value: unknown, dice: Dice): unknown {
  if (typeof value !== "object" || value === null || dice.isUnder(0.1)) return dice.pick(odd);
  const names = Object.keys(value);
  if (Array.isArray(value)) {
    const at = dice.under(value.length + 1);
    return [...value.slice(0, at), dice.pick(odd), ...value.slice(at + 1)];
  }
  const name = dice.pick([...names, canary, "__proto__"]);
  const way = dice.under(4);
  if (way === 0) return Object.fromEntries(Object.entries(value).filter(([it]) => it !== name));
  if (way === 1) return { ...value, [name]: spoiled(Reflect.get(value, name), dice) };
  return { ...value, [name]: dice.pick(odd) };
}

/** Bodies that are no JSON at all, or more of it than anybody sends. */
export const brokenBodies = [
  "{",
  "",
  "null",
  "[]",
  `"${canary}"`,
  `{"${canary}`,
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  "[".repeat(5000),
  `{"a":${"[".repeat(100)}${"]".repeat(100)}}`,
  "\u0000",
  "1e99999",
];

export const brokenQueries = [
  `?sort=${canary}`,
  "?cursor=%00",
  "?limit=-1",
  "?limit=1e9",
  "?page=99999999999999999999",
  "?q=%F0%28%8C%28",
  `?q=${canary}%27%20or%201%3D1--`,
  "?q[]=a&q[]=b",
  "?from=2026-13-45&to=x",
  "?__proto__[x]=1",
  `?status=${canary}&status=${canary}`,
  `?${"a=1&".repeat(300)}`,
];
