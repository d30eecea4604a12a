import { expect, test } from "bun:test";
import europe from "./europe.json";
import { labelled } from "./europe-map";
import { height, isShown, projected, width } from "./projection";

type Point = [x: number, y: number];

/** The rings of an outline, as the picture draws them. */
function ringsOf(outline: string): Point[][] {
  return outline
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      for (let n = 0; n + 1 < numbers.length; n += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + (numbers[n] ?? 0), y + (numbers[n + 1] ?? 0)]);
      }
      return points;
    });
}

const isIn = (ring: Point[], [x, y]: Point) =>
  ring.reduce((inside, [ax, ay], n) => {
    const [bx, by] = ring[(n + 1) % ring.length] ?? [0, 0];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

const towns: [country: string, longitude: number, latitude: number][] = [
  ["NL", 5.1, 52.1],
  ["DE", 8.68, 50.11],
  ["FR", 2.35, 48.86],
  ["GB", -1.5, 52.5],
  ["IE", -7.9, 53.4],
  ["ES", -3.7, 40.42],
  ["IT", 11.3, 44.5],
  ["PL", 21.0, 52.23],
  ["SE", 15.6, 58.4],
  ["NO", 8.5, 61],
  ["FI", 25.5, 62],
  ["AT", 14.3, 48.2],
  ["CH", 8.2, 46.9],
  ["BE", 4.4, 50.8],
  ["DK", 9.3, 56],
  ["LU", 6.13, 49.7],
];

test.each(towns)(
  "a town in the middle of %s lies within its outline",
  (country, longitude, latitude) => {
    const outlines: Record<string, string> = europe;
    const point = projected(longitude, latitude);
    expect(ringsOf(outlines[country] ?? "").some((ring) => isIn(ring, point))).toBe(true);
  },
);

test("the outlines fill the picture, and what lies elsewhere is not on it", () => {
  expect(isShown(4.9, 52.4)).toBe(true);
  expect(isShown(-74, 40.7)).toBe(false);
  const [x, y] = projected(12, 52);
  expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
});

test("a name never covers another one, and the larger place keeps its name", () => {
  const at = (key: string, x: number, total: number) => ({
    key,
    name: "Amsterdam",
    x,
    y: 100,
    total,
  });
  expect([...labelled([at("small", 10, 1), at("large", 20, 5), at("far", 300, 1)])]).toEqual([
    "large",
    "far",
  ]);
});
